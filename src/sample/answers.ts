/** What the assistant says about Robin, who does not exist. Data only. */
import type { OwnersAnswer } from '../owner/types.ts'

export const answers: readonly OwnersAnswer[] = [
  {
    asked: [
      'Who is Robin?',
      'Tell me about Robin',
      'What is your background?',
      'Who is this guy?',
      'Who is the owner of this site?',
      'Who is behind this?',
    ],
    answer:
      'Robin Meadows is a software engineer who makes interfaces that feel instant and tools around language models that can be trusted. Robin is invented: this site needs an owner until somebody puts their own name here.',
    links: ['/about', '/resume'],
  },
  {
    asked: [
      'What do you do?',
      'What is it that you do all day?',
      'What are you working on?',
      'What does your job look like?',
      'What do you do at work?',
    ],
    answer:
      'Robin is a staff software engineer at Example Voice Tools and leads four engineers who build an editor for people who program by voice. Most of the day goes into interfaces, and into testing the language models in that editor.',
    links: ['/resume#experience', '/about'],
  },
  {
    asked: [
      'Introduce yourself in two sentences',
      'Can you write a short bio for a conference programme?',
      'Sum yourself up',
    ],
    answer:
      'Robin Meadows is a software engineer in Utrecht who spent the years until 2023 drawing in browsers, and has built tools around language models since. Robin likes small teams, numbers with error bars, and software that works with one hand, with no hands or with the sound off.',
    links: ['/about', '/resume'],
  },
  {
    asked: [
      'Why should I hire you?',
      'What are your strengths?',
      'Convince me to interview you',
      'Why you and not one of the other candidates?',
      'What would you bring to our team?',
      'What have you achieved?',
      'What are you proud of?',
      'Name your biggest achievement',
    ],
    answer:
      'Robin makes fast interfaces and proves that they work: charts in WebGL that scroll a year of measurements at 60 frames a second, a voice grammar that answers in 40 ms, and tests for every judge model before its scores may block a release. The résumé has the numbers.',
    links: ['/resume#experience', '/about#projects'],
  },
  {
    asked: [
      'Are you available for work?',
      'Are you looking for a job?',
      'Is this person on the lookout for something new?',
      'Are you open to new opportunities?',
    ],
    answer:
      'Yes: Robin is open to roles in interfaces and developer tools, remote or around Utrecht, with a month’s notice. Write to robin@example.com.',
    links: ['/about', '/resume'],
  },
  {
    asked: [
      'Do you work remotely?',
      'Would you come to the office?',
      'Is hybrid work possible?',
      'Would you do it from home or must it be on site?',
      'Would you work fully remote?',
      'Would five days of home office work?',
      'Which city would we be talking about if you had to come into an office?',
    ],
    answer: 'Robin works remotely now, and is open to remote roles or an office around Utrecht.',
    links: ['/about', '/resume#experience'],
  },
  {
    asked: [
      'Where are you based?',
      'Where do you live?',
      'Which city are you in?',
      'What is your location?',
      'Where is Robin from?',
      'Which country do you live in?',
    ],
    answer: 'Robin is based in Utrecht, the Netherlands.',
    links: ['/about'],
  },
  {
    asked: [
      'What are your working hours?',
      'What time zone are you in?',
      'Do you work part time?',
      'Would you do a four day week?',
    ],
    answer:
      'Utrecht keeps Central European time. The site does not say which hours Robin works; ask at robin@example.com.',
    links: ['/about'],
  },
  {
    asked: [
      'What kind of work do you like?',
      'What kind of role are you looking for?',
      'What would be your ideal job?',
      'What are you passionate about?',
      'What sort of position are you looking for?',
      'What do you want to do next?',
    ],
    answer:
      'Interfaces and developer tools, remote or around Utrecht, in a small team with quick feedback. Robin likes small programs, numbers with error bars, and software that everybody can use, with or without hands or sound.',
    links: ['/about', '/resume'],
  },
  {
    asked: [
      'How many years of experience do you have?',
      'How long have you been a software engineer?',
      'How senior are you?',
      'Since when have you been writing software professionally?',
      'Is Robin a senior?',
      'How long have you been doing this?',
    ],
    answer:
      'Twelve years, since 2014: until 2023 drawing in browsers, and since then tools around language models. Today Robin is a staff engineer who leads a team of four.',
    links: ['/resume#experience'],
  },
  {
    asked: [
      'What is your strongest skill?',
      'What are you best at?',
      'What are you an expert in?',
      'What is your favourite programming language?',
      'What do you do best?',
      'What are you really good at?',
    ],
    answer:
      'Interfaces that stay fast, in TypeScript: drawing on a canvas or with WebGL, and making all of it work by keyboard, by voice and with a screen reader. Testing language models comes second.',
    links: ['/resume', '/blog/windows-xp-portfolio'],
  },
  {
    asked: [
      'Do you do backend or frontend?',
      'Have you done any backend work?',
      'Are you a full stack developer?',
      'Do you have experience with backend stuff, or only with frontend?',
      'Are you more of a frontend or a backend person?',
    ],
    answer:
      'Mostly frontend: interfaces and what browsers draw. Of the backend Robin lists Node.js, Hono, PostgreSQL, SQLite, Docker, AWS Lambda and Cloudflare Workers, and looked after the database behind a dashboard at Sample Instruments.',
    links: ['/about#skills', '/resume#experience'],
  },
  {
    asked: [
      'Which databases have you worked with?',
      'Do you know SQL?',
      'Any experience with databases?',
      'What do you know about databases?',
      'Have you used Postgres at work?',
    ],
    answer:
      'PostgreSQL and SQLite. At Sample Instruments Robin looked after the database of a dashboard, where two indexes cut the longest query from nine seconds to 300 ms; Tidewater keeps its measurements in PostgreSQL, and Burrow in SQLite.',
    links: ['/resume#experience', '/about#projects'],
  },
  {
    asked: [
      'How do you test your software?',
      'Where have you used property tests?',
      'What is your experience with testing?',
      'Have you found bugs with property tests?',
      'How did you find the bug that lost work?',
    ],
    answer:
      'By property tests and in real browsers. At Example Diagrams, property tests found the bug that had lost users’ work twice a month, and the windows of this site are compared with a slow but simple painter on random desktops.',
    links: ['/resume#experience', '/blog/windows-xp-portfolio#an-oracle-that-knows-nothing'],
  },
  {
    asked: [
      'When did you start working with language models?',
      'What is your experience with language models?',
      'Have you worked with AI?',
      'Do you use AI at work?',
      'What do you know about LLMs?',
      'What have you done with LLMs?',
      'Any machine learning background?',
      'Did you build anything with AI?',
    ],
    answer:
      'Since 2023 Robin builds tools around language models: an editor for people who program by voice, and the harness that tests every judge model against human labels before its scores count.',
    links: ['/resume#experience', '/blog/testing-llm-as-judge'],
  },
  {
    asked: [
      'What is your experience with accessibility?',
      'Do you care about accessibility?',
      'Have you built accessible software?',
      'Can you make an app work with a screen reader?',
    ],
    answer:
      'At Example Voice Tools Robin made every part of the product work by keyboard, by voice and with a screen reader, and keeps it so with tests. Robin also holds the certificate Accessibility Practitioner of 2024.',
    links: ['/resume#experience', '/about#certifications'],
  },
  {
    asked: [
      'What did you study?',
      'Where did you study?',
      'What degree do you have?',
      'Do you have a masters degree in computer science?',
      'Which university did you go to?',
      'Did you go to university?',
      'What is your degree?',
      'When did you finish your degree?',
      'When did you graduate?',
      'Did you study in Utrecht?',
      'What did you do your bachelor in?',
      'When did you do your bachelor?',
    ],
    answer:
      'Computer science at Example University in Utrecht (MSc, 2014), after a BSc in mathematics and computing there (2012).',
    links: ['/resume#education'],
  },
  {
    asked: ['Have you done a PhD?', 'Do you have a PhD?', 'Do you have a doctorate?'],
    answer:
      'The site does not say so. It names two degrees of Example University: an MSc in computer science and a BSc in mathematics and computing.',
    links: ['/resume#education'],
  },
  {
    asked: [
      'What was your thesis about?',
      'What is the title of your thesis?',
      'What is the thesis about?',
      'What did they call the thesis?',
      'What did you write your master thesis on?',
    ],
    answer:
      'The thesis is called “Layout that remembers” and is about redrawing only what has changed.',
    links: ['/resume#education'],
  },
  {
    asked: [
      'Which languages do you speak?',
      'Do you speak German?',
      'Do you speak Dutch?',
      'How good is your Dutch?',
      'How good is your German?',
      'Half of our meetings are in Dutch, would that be a problem?',
      'Is English your mother tongue?',
    ],
    answer: 'English (native), Dutch (fluent) and German (B1).',
    links: ['/resume#languages'],
  },
  {
    asked: [
      'Which certificates do you have?',
      'Are you certified in anything?',
      'Who issued your certificates?',
      'Do you have any accreditation?',
      'Which institutes certified you?',
      'Which certificate is about web performance?',
      'Who issued the web performance certificate?',
      'Do you have a certificate in accessibility?',
    ],
    answer:
      'Three: Certified Web Performance Engineer (Example Institute, 2023), Accessibility Practitioner (Example Academy of Design, 2024) and Cloud Functions Developer (Example Cloud, 2025).',
    links: ['/about#certifications'],
  },
  {
    asked: [
      'Which of your certificates is the latest?',
      'What is your most recent certification?',
      'Which certificate is the newest?',
    ],
    answer: 'Cloud Functions Developer, issued by Example Cloud in 2025.',
    links: ['/about#certifications'],
  },
  {
    asked: [
      'Have you given any talks?',
      'Have you given a conference talk lately?',
      'Where have you spoken?',
      'Which conferences have you spoken at?',
      'What were your talks about?',
      'Do you still like standing on stages?',
    ],
    answer:
      'Three: “Two painters, one scene” at Example Frontend Days in Rotterdam (2025), “Who judges the judge?” at the Sample Evaluation Workshop (2025) and “A grammar that says no” at the Example Accessibility Conference in Ghent (2024).',
    links: ['/resume#talks'],
  },
  {
    asked: [
      'Which project is about web performance?',
      'What is Tidewater?',
      'Which project puts an error bar on every trend?',
      'Which project measures the speed of websites?',
      'What is that dashboard?',
      'Have you made something to measure how fast a page is?',
      'How does one tell from the dashboard which release made pages slower?',
      'What does the error bar on a trend do?',
    ],
    answer:
      'Tidewater is a dashboard of Robin’s own that follows how fast a website is for its visitors. It draws a year of measurements without a stutter, marks the release after which pages got slower, and puts an error bar on every trend.',
    links: ['/about#projects', '/tidewater'],
  },
  {
    asked: [
      'What is Burrow?',
      'Which project is controlled by voice?',
      'Which project maps the gadgets in a house?',
      'Which project is about a home network?',
      'Which of the projects can listen to me talking?',
      'Which project takes spoken commands?',
      'What did you make that tells what the machines in a house talk to?',
      'I want to know what the gadgets in my house are doing, have you made anything for that?',
      'Have you made anything to see what is going on in my network?',
    ],
    answer:
      'Burrow is a console for a home network. It draws a live map of the computers, servers and gadgets in a house, explains what each of them is talking to, and takes commands from the keyboard or by voice.',
    links: ['/about#projects', '/burrow', '/blog/hands-free-coding'],
  },
  {
    asked: [
      'Which technologies do both projects use?',
      'What is the difference between Tidewater and Burrow?',
      'Compare your projects',
      'What do Tidewater and Burrow have in common?',
    ],
    answer:
      'Tidewater shows how fast a website is for its visitors; Burrow shows what the computers and gadgets in a house talk to. Both draw a lot of data live and are written in TypeScript: Tidewater with WebGL and PostgreSQL, Burrow with SVG, SQLite and voice commands.',
    links: ['/about#projects'],
  },
  {
    asked: [
      'Which article belongs to Burrow?',
      'Is there an article about how Burrow was made?',
      'What can I read about Burrow?',
      'Is there a case study of Burrow?',
    ],
    answer: 'Yes: the article on hands-free coding tells how the voice commands of Burrow work.',
    links: ['/blog/hands-free-coding'],
  },
  {
    asked: [
      'How can I contact you?',
      'What is your email address?',
      'Can I talk to a real person?',
      'How do I reach you?',
      'Just the mail address please',
      'Whom do I write to?',
      'How do I make an offer?',
    ],
    answer:
      'By e-mail at robin@example.com, or with Contact in START. A person answers there; I am a program.',
    links: ['/about', '/resume'],
  },
  {
    asked: [
      'Are you on GitHub?',
      'Are you on LinkedIn?',
      'Do you have profiles on other sites?',
      'Where can I follow you?',
      'Do you post in public somewhere?',
      'Is there anywhere that Robin posts short texts?',
      'Where is your code?',
    ],
    answer:
      'Robin is invented and has no profiles on other sites: the links to GitHub, LinkedIn and Bluesky on About lead to these services themselves, until an owner puts profiles there. The articles have a feed to follow, and robin@example.com is the address to write to.',
    links: ['/about', '/blog'],
  },
  {
    asked: [
      'Can I see your résumé?',
      'Is there a PDF of your CV?',
      'Do you have a CV that I can print?',
      'Can I have the CV as a file?',
    ],
    answer: 'Yes: the résumé is a page of this site, and can be downloaded as a PDF.',
    links: ['/resume', '/resume.pdf'],
  },
  {
    asked: [
      'Is Robin a real person?',
      'Does this person exist?',
      'Is any of this true?',
      'Are these companies real?',
      'Why can I not find you on LinkedIn?',
      'Are the employers real?',
      'Is this person made up?',
    ],
    answer:
      'No: Robin Meadows does not exist, and neither do the employers and schools. They are samples, to be replaced by whoever makes this site their own. The program and the code in the articles are real.',
    links: ['/about'],
  },
  {
    asked: [
      'What is this site?',
      'What can I find here?',
      'Why does this look like an old computer?',
    ],
    answer:
      'This is Meadow, a portfolio and blog in the shape of a desktop of the early 2000s. There are articles, a page about Robin Meadows, a résumé and some small programs; everything is also an ordinary page.',
    links: ['/about', '/blog'],
  },
  {
    asked: [
      'What is this site built with?',
      'How did you make this desktop?',
      'Is this made with React?',
    ],
    answer:
      'TypeScript, with React for what is read, typed or clicked and PixiJS for the windows, which are painted on a canvas. The article “Two painters, one scene” tells how.',
    links: ['/blog/windows-xp-portfolio'],
  },
  {
    asked: [
      'Can I use this site as a template for my own?',
      'Where is the source code of this site?',
      'Is this site open source?',
    ],
    answer:
      'Yes: the program is open source under the MIT licence and made to hold your own words. The articles and pictures of the sample are under CC BY 4.0.',
    links: ['/licence'],
  },
  {
    asked: [
      'What is the licence of your articles?',
      'May I repost your articles on my blog?',
      'Can I use your articles commercially?',
      'Can I translate your article?',
      'May we reprint an article in a magazine?',
      'Can I use the drawings from the blog on my own page?',
      'May I use your pictures?',
      'What do I have to write beneath a copy?',
    ],
    answer:
      'Yes: words and pictures are under CC BY 4.0, so you may copy, translate and sell them as long as you name Robin Meadows and link here. The program is under the MIT licence.',
    links: ['/licence'],
  },
  {
    asked: [
      'How soon could you start?',
      'What is your notice period?',
      'How much notice do you have to give?',
      'When could you start if we made an offer?',
      'How long would we have to wait?',
    ],
    answer: 'With a month’s notice.',
    links: ['/about'],
  },
  {
    asked: ['Are you willing to relocate?', 'Would you move abroad?', 'Would you move to Berlin?'],
    answer:
      'The site does not say whether Robin would move. Robin works remotely, or around Utrecht; ask at robin@example.com.',
    links: ['/about'],
  },
  {
    asked: [
      'Which of your employers is remote?',
      'Where do you work?',
      'Who is your employer?',
      'What is your current job title?',
      'Since when are you in your current job?',
      'Who do you work for at the moment?',
    ],
    answer:
      'Robin is staff software engineer at Example Voice Tools, a remote job, since April 2023.',
    links: ['/resume#experience'],
  },
  {
    asked: [
      'Do you lead a team?',
      'How many people do you manage?',
      'Have you managed people, and how many?',
      'Have you ever led a team?',
      'How big is your team?',
      'Do you have leadership experience?',
    ],
    answer: 'Yes: Robin leads four engineers at Example Voice Tools, since 2023.',
    links: ['/resume#experience'],
  },
  {
    asked: [
      'How did you make a query faster?',
      'How fast did that slow query get after you fixed it?',
      'Give me a measurable result with databases',
      'Have you tuned queries, with a before and an after?',
      'How much faster did you make the database?',
    ],
    answer:
      'At Sample Instruments Robin cut the longest query from nine seconds to 300 ms, with two more indexes and one fewer table.',
    links: ['/resume#experience'],
  },
  {
    asked: [
      'How did you reduce the alarms at night?',
      'What did you change so that people on call slept better?',
      'What did error bars do for the people on call?',
      'The people on call slept better after something you changed, what was it?',
    ],
    answer:
      'At Sample Instruments Robin gave every trend an error bar, which halved the alarms at night.',
    links: ['/resume#experience'],
  },
  {
    asked: [
      'What have you done with WebGL?',
      'How did you make the charts fast?',
      'What did you do at Sample Instruments?',
      'How many frames a second do the charts reach?',
    ],
    answer:
      'At Sample Instruments Robin built the charts of a dashboard for the speed of websites and moved them from SVG to WebGL: a year of measurements scrolls at 60 frames a second on an office laptop. Robin looked after the database behind them, too.',
    links: ['/resume#experience'],
  },
  {
    asked: [
      'Have you built a collaborative editor?',
      'Have you worked on a product in which two people change the same drawing at once?',
      'What did you do at Example Diagrams?',
      'What was thrown out at the diagram company?',
      'Which library did you replace?',
    ],
    answer:
      'At Example Diagrams, from 2016 to 2019, Robin built the canvas of an editor for large diagrams and the part that keeps two people’s changes in step, and replaced a 300 KB library with 2,000 lines of code that redraw only what has changed.',
    links: ['/resume#experience'],
  },
  {
    asked: [
      'How do you test judge models at work?',
      'What did you do at Example Voice Tools?',
      'How fast is the voice grammar at work?',
      'How long does a spoken command take without a model?',
      'What have you built in your current job?',
      'What keeps a judge model from blocking a release at your company?',
      'What did you build against bad judge models?',
    ],
    answer:
      'At Example Voice Tools Robin wrote the closed grammar that handles four out of five spoken commands without a model, so that an answer takes 40 ms instead of two seconds, and built the harness that tests every judge model.',
    links: ['/resume#experience'],
  },
  {
    asked: [
      'What was your first job?',
      'Tell me about your very first job',
      'Where did you start out?',
      'What did you do straight after university?',
      'Have you built websites for shops?',
      'Have you worked for an agency?',
    ],
    answer:
      'Robin began as a web developer at Sample Web Studio in Utrecht, from January 2014 to January 2016, and built some thirty websites for shops and museums, most of them alone.',
    links: ['/resume#experience'],
  },
  {
    asked: [
      'Do you know the cloud?',
      'Any serverless background?',
      'Have you worked with AWS?',
      'What do you know about hosting?',
      'Do you do DevOps?',
    ],
    answer:
      'Robin lists AWS Lambda, Cloudflare Workers, Docker, Node.js and Hono, and has held the certificate Cloud Functions Developer of Example Cloud since 2025.',
    links: ['/about#skills', '/about#certifications'],
  },
  {
    asked: [
      'Which testing tools do you use?',
      'Which testing tools are on the CV?',
      'Do you know Cypress?',
      'How do you test in the browser?',
    ],
    answer: 'Vitest and Playwright.',
    links: ['/resume'],
  },
  {
    asked: [
      'Which frontend technologies do you know?',
      'Which frameworks do you use?',
      'Do you know Angular?',
      'Do you know Vue?',
    ],
    answer:
      'React, with TypeScript, HTML, CSS and Vite; for drawing SVG, PixiJS and WebGL. The site mentions no other framework.',
    links: ['/about#skills'],
  },
  {
    asked: [
      'What was your last talk?',
      'Which talk was the latest?',
      'Where did you speak last?',
      'What was your most recent talk about?',
      'When was your last talk?',
      'Which of the talks was the last one?',
      'Where was the last one held?',
    ],
    answer:
      '“Two painters, one scene”, at Example Frontend Days in Rotterdam on November 20, 2025.',
    links: ['/resume#talks', '/blog/windows-xp-portfolio'],
  },
  {
    asked: [
      'What did you speak about in Ghent?',
      'When was the talk in Ghent?',
      'Was there a talk in Belgium?',
      'Which talk was about voice?',
    ],
    answer:
      '“A grammar that says no”, at the Example Accessibility Conference in Ghent, Belgium, in October 2024.',
    links: ['/resume#talks'],
  },
  {
    asked: [
      'Which talk was about judges?',
      'When was the talk on judges?',
      'Are there recordings of your talks?',
      'Where can I watch a talk?',
    ],
    answer:
      '“Who judges the judge?” was held online in June 2025. There is no recording of it, nor of the other talks; the article on testing a judge covers its subject.',
    links: ['/resume#talks', '/blog/testing-llm-as-judge'],
  },
  {
    asked: [
      'What is Tidewater built with?',
      'What database does Tidewater use?',
      'Where does Tidewater keep its measurements?',
      'Where does the website speed thing keep its data?',
    ],
    answer:
      'Tidewater is built with TypeScript, React, WebGL and PostgreSQL, and tested with Playwright.',
    links: ['/about#projects'],
  },
  {
    asked: [
      'What is Burrow built with?',
      'What database does Burrow use?',
      'How does Burrow understand speech?',
      'What does Burrow use for speech recognition?',
      'Which of the projects has speech recognition in it?',
      'What does the home network console run on?',
    ],
    answer:
      'Burrow is built with TypeScript, Node.js, SQLite and SVG; Whisper turns speech into text.',
    links: ['/about#projects', '/blog/hands-free-coding'],
  },
  {
    asked: [
      'Is Tidewater open source?',
      'Can I try Tidewater?',
      'Is there a live demo of Tidewater somewhere?',
      'Where is the code of Tidewater?',
      'Is the source of Tidewater public?',
      'Can I try the dashboard?',
    ],
    answer:
      'You can try its demo, a page of this site that draws a year of measurements. The rest of Tidewater is made up, as Robin is, so there is no other code of it to see.',
    links: ['/tidewater', '/about#projects'],
  },
  {
    asked: [
      'What does the demo of Tidewater show?',
      'How many measurements does the demo of Tidewater draw?',
      'How many days does the demo of Tidewater cover?',
      'Is the data in the demo of Tidewater real?',
    ],
    answer:
      'A year of measurements that are made up: one every five minutes, 105,120 in all. Nothing is left out, so that a spike of five minutes is seen in a whole year.',
    links: ['/tidewater'],
  },
  {
    asked: [
      'How sure is Tidewater that a release made pages slower?',
      'How does Tidewater compute its error bar?',
      'How often is the interval of Tidewater right?',
      'Why does Tidewater compare weeks, not days?',
    ],
    answer:
      'The release adds 57 ± 11 ms to the mean. Tidewater compares four weeks before it with four weeks after it and takes the weeks as its sample: a day is too much like the day before. In a thousand invented years such an interval holds the truth about 940 times.',
    links: ['/tidewater'],
  },
  {
    asked: [
      'Is Burrow open source?',
      'Can I try Burrow?',
      'Where is the code of Burrow?',
      'Is the source of Burrow public?',
      'Can I try out that home network thing somewhere?',
      'Can I see the code of Burrow?',
    ],
    answer:
      'You can try its demo, a page of this site that takes typed commands, and the article on hands-free coding prints the code of its grammar. The rest of Burrow is made up, as Robin is.',
    links: ['/burrow', '/blog/hands-free-coding', '/about#projects'],
  },
  {
    asked: [
      'Which commands does Burrow understand?',
      'What can I say to Burrow?',
      'What does chuck do in Burrow?',
      'How do I delete a rule in Burrow?',
    ],
    answer:
      'Go four puts the commands at line 4, take marks lines or words, chuck deletes what is marked, camel and snake make names, ask gets a draft that accept keeps, and scratch goes back.',
    links: ['/burrow', '/blog/hands-free-coding'],
  },
  {
    asked: [
      'Does the demo of Burrow use my microphone?',
      'Does Burrow send what I say anywhere?',
      'What happens if Burrow does not understand me?',
      'What is the demo of Burrow?',
    ],
    answer:
      'The demo is the console with six invented rules. It has no microphone: what you type counts as said, nothing of it leaves the page, and whatever has not exactly one reading is refused.',
    links: ['/burrow'],
  },
  {
    asked: ['Wo wohnt Robin?', 'Wo lebt Robin Meadows?'],
    language: 'de',
    answer: 'Robin wohnt in Utrecht in den Niederlanden.',
    links: ['/about'],
  },
  {
    asked: ['Was macht Robin beruflich?', 'Wer ist Robin Meadows?'],
    language: 'de',
    answer:
      'Robin Meadows ist Softwareentwickler, erfunden wie diese ganze Laufbahn, und baut schnelle Oberflächen und Werkzeuge für Sprachmodelle. Die Website selbst ist auf Englisch.',
    links: ['/about'],
  },
  {
    asked: ['What are your weaknesses?', 'What are you bad at?', 'What do you struggle with?'],
    answer:
      'The site does not list any, but the articles admit a good deal: each has a section on what fails. Ask Robin at robin@example.com for the rest.',
    links: ['/blog/hands-free-coding#what-fails'],
  },
]
