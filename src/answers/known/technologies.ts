/** Technologies that visitors ask for, for telling that a site does not name them. Pure. */

const NAMES =
  `Kubernetes Terraform Ansible Jenkins Golang Java Kotlin Scala Haskell Elixir PHP COBOL MATLAB Angular Vue.js
  Svelte jQuery Redux Tailwind Sass GraphQL Django FastAPI Laravel WordPress Kafka RabbitMQ Redis MongoDB MySQL
  DynamoDB Elasticsearch Firebase Airflow Pandas NumPy TensorFlow PyTorch Azure Heroku Nginx Bash PowerShell
  Webpack ESLint Cypress Selenium Blender Photoshop Figma PowerPoint Salesforce SAP Jira Grafana Prometheus Vim
  Emacs WebAssembly WebGPU OpenGL CUDA`.split(/\s+/)

/** Those that are words of English or systems, too. */
const WORDS =
  `Next.js Three.js Go Rust Ruby Swift Dart Express Oracle C .NET Spring Unity Spark Excel Bootstrap Rails Jest
  Apache Linux Unix Electron Flutter`.split(/\s+/)

/** A proper name, or an abbreviation, within a sentence. */
const NAME = /(?<=[\p{Ll},(/] )\p{Lu}[\p{L}\p{N}.]*[\p{L}\p{N}]/gu

interface Technology {
  readonly name: string
  /** Whether it is a word of English, too. */
  readonly isWord: boolean
}

/** Those that are not in a site's texts. */
export function technologiesBeside(texts: readonly string[]): readonly Technology[] {
  const found = new Set(texts.flatMap((text) => text.match(NAME) ?? []))
  return [NAMES, WORDS]
    .flatMap((names) => names.map((name) => ({ name, isWord: names === WORDS })))
    .filter(({ name }) => !found.has(name))
}
