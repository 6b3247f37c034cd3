/** What the assistant says about Robin, who does not exist. Data only. */
import type { OwnersAnswer } from '../owner/types.ts'

export const answers: readonly OwnersAnswer[] = [
  {
    asked: ['Who is Robin?', 'Tell me about Robin', 'What is your background?'],
    answer:
      'Robin Meadows is a software engineer who makes interfaces that feel instant and tools around language models that can be trusted. Robin is invented: this site needs an owner until somebody puts their own name here.',
    links: ['/about', '/resume'],
  },
  {
    asked: [
      'What do you do?',
      'What is it that you do all day?',
      'Do you lead a team?',
      'What are you working on?',
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
      'Robin Meadows is a software engineer in Utrecht who has spent nine years drawing in browsers and, since 2023, builds tools around language models. Robin likes small teams, numbers with error bars, and software that works with one hand, with no hands or with the sound off.',
    links: ['/about', '/resume'],
  },
  {
    asked: [
      'Why should I hire you?',
      'What are your strengths?',
      'Convince me to interview you',
      'Why you and not one of the other candidates?',
      'What would you bring to our team?',
    ],
    answer:
      'Because Robin makes fast interfaces and proves that they work: charts in WebGL that scroll a year of measurements at 60 frames a second, a voice grammar that answers in 40 ms, and tests for every judge model before its scores may block a release. The résumé has the numbers.',
    links: ['/resume#experience', '/about#projects'],
  },
  {
    asked: ['What are your weaknesses?', 'What are you bad at?', 'What do you struggle with?'],
    answer:
      'The site does not list any, but the articles admit a good deal: each has a section on what fails. Ask Robin at robin@example.com for the rest.',
    links: ['/blog/hands-free-coding#what-fails'],
  },
  {
    asked: [
      'Are you available for work?',
      'Are you looking for a job?',
      'How soon could you start?',
      'What is your notice period?',
    ],
    answer:
      'Yes: Robin is open to roles in interfaces and developer tools, remote or around Utrecht, with a month’s notice. Write to robin@example.com.',
    links: ['/about', '/resume'],
  },
  {
    asked: [
      'Do you work remotely?',
      'Would you come to the office?',
      'Are you willing to relocate?',
      'Is hybrid work possible?',
    ],
    answer:
      'Robin works remotely now, and is open to remote roles or an office around Utrecht. The site does not mention moving elsewhere.',
    links: ['/about', '/resume#experience'],
  },
  {
    asked: ['Where are you based?', 'Where do you live?', 'Which city are you in?'],
    answer: 'Robin is based in Utrecht, the Netherlands.',
    links: ['/about'],
  },
  {
    asked: ['What are your working hours?', 'What time zone are you in?', 'Do you work part time?'],
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
    ],
    answer:
      'Interfaces and developer tools, in a small team with quick feedback. Robin likes small programs, numbers with error bars, and software that everybody can use, with or without hands or sound.',
    links: ['/about', '/resume'],
  },
  {
    asked: [
      'How many years of experience do you have?',
      'How long have you been a software engineer?',
      'How senior are you?',
      'Since when have you been writing software professionally?',
    ],
    answer:
      'Twelve years, since 2014: nine of drawing in browsers, and then tools around language models. Today Robin is a staff engineer who leads a team of four.',
    links: ['/resume#experience'],
  },
  {
    asked: [
      'What is your strongest skill?',
      'What are you best at?',
      'What are you an expert in?',
      'What is your favourite programming language?',
    ],
    answer:
      'Interfaces that stay fast, in TypeScript: drawing on a canvas or with WebGL, and making all of it work by keyboard, by voice and with a screen reader. Testing language models comes second.',
    links: ['/resume', '/blog/windows-xp-portfolio'],
  },
  {
    asked: [
      'Which databases have you worked with?',
      'Do you know SQL?',
      'Have you done any backend work?',
      'Are you a full stack developer?',
    ],
    answer:
      'PostgreSQL and SQLite. Robin looked after the PostgreSQL database of Tidewater, where two indexes cut the longest query from nine seconds to 300 ms, and uses SQLite in Burrow.',
    links: ['/resume#experience', '/about#projects'],
  },
  {
    asked: [
      'How do you test your software?',
      'Where have you used property tests?',
      'What is your experience with testing?',
    ],
    answer:
      'With property tests and in real browsers. At Example Diagrams, property tests found the bug that had lost users’ work twice a month, and the windows of this site are compared with a slow but simple painter on random desktops.',
    links: ['/resume#experience', '/blog/windows-xp-portfolio#an-oracle-that-knows-nothing'],
  },
  {
    asked: [
      'What is your experience with language models?',
      'Have you worked with AI?',
      'Do you use AI at work?',
      'What do you know about LLMs?',
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
    ],
    answer:
      'Computer science at Example University in Utrecht (MSc, 2014), after a BSc in mathematics and computing there (2012).',
    links: ['/resume#education'],
  },
  {
    asked: ['What was your thesis about?', 'What is the title of your thesis?'],
    answer:
      'The thesis is called “Layout that remembers” and is about redrawing only what has changed.',
    links: ['/resume#education'],
  },
  {
    asked: ['Which languages do you speak?', 'Do you speak German?', 'Do you speak Dutch?'],
    answer: 'English (native), Dutch (fluent) and German (B1).',
    links: ['/resume#languages'],
  },
  {
    asked: [
      'Which certificates do you have?',
      'Are you certified in anything?',
      'Who issued your certificates?',
    ],
    answer:
      'Three: Certified Web Performance Engineer (Example Institute, 2023), Accessibility Practitioner (Example Academy of Design, 2024) and Cloud Functions Developer (Example Cloud, 2025).',
    links: ['/about#certifications'],
  },
  {
    asked: ['Which of your certificates is the latest?', 'What is your most recent certification?'],
    answer: 'Cloud Functions Developer, issued by Example Cloud in 2025.',
    links: ['/about#certifications'],
  },
  {
    asked: [
      'Have you given any talks?',
      'Where have you spoken?',
      'What was your last talk about?',
    ],
    answer:
      'Three: “Two painters, one scene” at Example Frontend Days in Rotterdam (2025), “Who judges the judge?” at the Sample Evaluation Workshop (2025) and “A grammar that says no” at the Example Accessibility Conference in Ghent (2024).',
    links: ['/resume#talks'],
  },
  {
    asked: [
      'What is Tidewater?',
      'Which project puts an error bar on every trend?',
      'Which project measures the speed of websites?',
    ],
    answer:
      'Tidewater is a dashboard that follows how fast a website is for its visitors. It draws a year of measurements without a stutter, marks the release after which pages got slower, and puts an error bar on every trend.',
    links: ['/about#projects', 'https://tidewater.example.com/'],
  },
  {
    asked: [
      'What is Burrow?',
      'Which project is controlled by voice?',
      'Which project maps the gadgets in a house?',
      'Which project is about a home network?',
    ],
    answer:
      'Burrow is a console for a home network. It draws a live map of the computers, servers and gadgets in a house, explains what each of them is talking to, and takes commands from the keyboard or by voice.',
    links: ['/about#projects', 'https://burrow.example.com/', '/blog/hands-free-coding'],
  },
  {
    asked: [
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
    ],
    answer:
      'By e-mail at robin@example.com, or with Contact in START. A person answers there; I am a program.',
    links: ['/about', '/resume'],
  },
  {
    asked: ['Can I see your résumé?', 'Is there a PDF of your CV?'],
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
    ],
    answer:
      'Yes: words and pictures are under CC BY 4.0, so you may copy, translate and sell them as long as you name Robin Meadows and link here. The program is under the MIT licence.',
    links: ['/licence'],
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
]
