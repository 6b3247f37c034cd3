/** Technologies that visitors ask for, for telling that a site does not name them. Pure. */

const NAMES =
  `Kubernetes Terraform Ansible Jenkins Golang Java Kotlin Scala Clojure Haskell Erlang Elixir Perl PHP COBOL
  Fortran Zig Lua MATLAB Pascal Solidity Angular AngularJS Vue.js Svelte SvelteKit Nuxt Gatsby jQuery
  Redux MobX Tailwind Sass GraphQL tRPC Prisma Django FastAPI Laravel Symfony WordPress Drupal Shopify Magento
  Hibernate Kafka RabbitMQ Redis Memcached MongoDB MySQL MariaDB Cassandra DynamoDB Elasticsearch Neo4j BigQuery
  Firebase Supabase Hadoop Airflow Databricks dbt Pandas NumPy TensorFlow PyTorch Keras LangChain OpenCV Azure GCP
  Heroku Vercel Netlify Nginx Bash PowerShell Webpack ESLint Cypress Selenium Puppeteer Deno Tauri Xamarin Ionic
  SwiftUI Godot Blender Photoshop Figma PowerPoint Salesforce SAP Jira Confluence Trello Grafana Prometheus
  Datadog Splunk Vim Emacs IntelliJ WebAssembly WebRTC WebGPU OpenGL CUDA Vulkan D3 gRPC Protobuf`.split(
    /\s+/,
  )

/** Those that are words of English or systems, too. */
const WORDS =
  `Next.js Three.js Go Rust Ruby Swift Dart Julia Elm Helm Chef Express Oracle C .NET Spring Ember Bun Notion Unity Spark Excel
  Bootstrap Rails Storybook Babel Rollup Flask Jasmine Mocha Snowflake Jest Apache Linux Unix Electron Flutter
  Unreal Illustrator`.split(/\s+/)

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
