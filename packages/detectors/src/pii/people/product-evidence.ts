import type { ListedName } from './list-of-names.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Products that nobody is called. */
export const products = set(
  'Grafana Kibana Logstash Elasticsearch Kubernetes Nginx Ansible Terraform Vagrant Cortana Mosquitto Jupyter Airflow Superset Redis Mongo Postgres Django Flask Numpy Pandas Scipy Keras Tensorflow Pytorch Gradle Bazel Webpack Vite Eslint Pytest Mocha Junit Xcode Zookeeper Hadoop Hive Presto Trino Snowflake Databricks Tableau Looker Splunk Datadog Sentry Zabbix Nagios Icinga Prometheus Thanos Loki Jaeger Envoy Istio Linkerd Traefik Podman Docker Rancher Debian Ubuntu Fedora Kotlin Clojure Haskell Erlang Elixir Fortran Cobol Jira Trello Asana Figma Zapier Twilio Okta Keycloak Vercel Netlify Heroku Nuxt Svelte Jetty Tomcat Wildfly Glassfish Hibernate Kafka Cypress Selenium Playwright Puppeteer Flink Druid Clickhouse Cockroach Neo4j Milvus Weaviate Pinecone Langchain Ollama Mistral Llama Raspberry Arduino Lombok Mockito Sidekiq Celery Rabbit Filebeat Fluentd Fluentbit Vector Tekton Argo Flux Spinnaker Crossplane Pulumi Packer Consul Nomad Gitlab Github Bitbucket Gerrit Sonarqube Nexus Artifactory Harbor Trivy Snyk Moodle Joomla Drupal Magento Odoo',
);
/** Products that bear the names of people. */
export const namesakes = set(
  'Jenkins Travis Hudson Cassandra Siri Ember Miro Alexa Claude Gemini Bard Copilot Watson Einstein Julia Ruby Pascal Ada Perl Jasmine Karma Jest Ava Chef Puppet Salt Sage Helm Vault Maven Athena Aurora Phoenix Tesla Kepler Fermi Maxwell Turing Hopper Ampere Volta Lovelace Blackwell Edison Galileo Curie Iris Buck Bamboo Grok Lyra Sonnet Opus Haiku Hermes Falcon Apollo Artemis Titan Atlas Jekyll Gatsby Astro Angular Bower Grunt Gulp Yarn Juno Gauss Hilbert Noether Ceres Orion Zeus Dagger Guava Guice Spark Storm Samza Beam Pinot Doris Kylin Sparky Dask Modin Vicuna',
);
/** Those that people talk to. */
const assistants = set('Alexa Siri Claude Gemini Bard Copilot Watson Einstein Grok');
const asked = /\b(?:prompts?|models?|assistants?|chatbots?|timers?|alarms?|music|songs?|volume|speakers?|lights)\b/iu;

const thing =
  '(?:gems?|modules?|packages?|frameworks?|librar(?:y|ies)|servers?|clusters?|plug-?ins?|pipelines?|jobs?|charts?|tests?|scripts?|code|compilers?|api|sdk|cli|syntax|languages?|tools?|apps?|builds?|nodes?|containers?|agents?|instances?|logs?|files?|docs|documentation|repo(?:sitory)?|stages?|dashboards?|versions?|releases?|images?|queues?|workflows?|web ?sites?|sites?|interpreters?|runtimes?|programs?|projects?|databases?)';
/** A version or a kind of product directly behind a name. A verb of the same letters has an object. */
const versionOrKind = new RegExp(
  `^(?:[ -]v?\\d+(?:\\.\\d+)*\\b|(?:[ -]based)? (?:\\p{Ll}+ )?${thing}\\b(?! (?:the|a|an|our|their|his|her|all|every|some|for us)\\b)|,? (?:is|are) (?:an? |the |our )?(?:\\p{Ll}+ ){0,2}${thing}\\b)`,
  'u',
);
/** What machines do. */
const machineVerb =
  /^ (?:fails?|failed|crash(?:es|ed)?|hangs?|hung|times? out|timed out|triggers?|compiles?|restarts?|configures?|boots?|is (?:down|installed|deployed|running|configured|open))\b/u;
const technical =
  /\b(?:pipelines?|builds?|jobs?|servers?|plug-?ins?|clusters?|nodes?|containers?|docker|brokers?|databases?|scripts?|api|stages?|commits?|branch|queue|logs?|gpu|cpu|linux|software|port|deploy\w*|install\w*)\b/iu;
/** An article, or an order that only products follow. */
const productBefore = new RegExp(
  `\\b(?:the|an?|our|your|this|that|each|every|(?:re|un)?install(?:s|ed|ing)?|deploy|upgrad(?:e|es|ed|ing)|downgrade|configur(?:e|es|ed|ing)|download(?:s|ed|ing)?|run|runs|running|use|uses|used|using|set up|compil(?:e|es|ed|ing)(?: it)?(?: with| in)?|migrat(?:e|es|ed|ing) (?:from|to)|switch(?:ed|ing)? (?:from|to)|(?:built?|tests?|tested|builds) (?:it )?with|(?:written|implemented|programmed|coded|programming|hosted|running|runs?) (?:in|on)|${thing} (?:in|on|for)) $`,
  'iu',
);

const besideProduct = /(\p{Lu}\p{L}+) (?:with|on|behind|in|via|for) $/u;

/** Whether a name that products bear is one of them here. Words about software alone do not show it. */
export function isProduct(name: string, { others, before, after }: ListedName, behind: string): boolean {
  if (others.some((other) => products.has(other)) || products.has(besideProduct.exec(before)?.[1] ?? '')) return true;
  if (versionOrKind.test(behind) || versionOrKind.test(after) || productBefore.test(before)) return true;
  if (assistants.has(name) && asked.test(`${before} ${after}`)) return true;
  return machineVerb.test(after) && technical.test(after);
}
