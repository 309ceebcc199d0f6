const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Products that nobody is called. */
const products = set(
  'Grafana Kibana Logstash Elasticsearch Kubernetes Nginx Ansible Terraform Vagrant Siri Cortana Mosquitto Jupyter Airflow Superset Redis Mongo Postgres Django Flask Numpy Pandas Scipy Keras Tensorflow Pytorch Gradle Bazel Webpack Vite Eslint Pytest Mocha Junit Xcode Zookeeper Hadoop Hive Presto Trino Snowflake Databricks Tableau Looker Splunk Datadog Sentry Zabbix Nagios Icinga Prometheus Thanos Loki Jaeger Envoy Istio Linkerd Traefik Podman Docker Rancher Debian Ubuntu Fedora Kotlin Clojure Haskell Erlang Elixir Fortran Cobol Jira Trello Asana Figma Miro Zapier Twilio Okta Keycloak Vercel Netlify Heroku Nuxt Svelte Ember Jetty Tomcat Wildfly Glassfish Hibernate Kafka Cypress Selenium Playwright Puppeteer Flink Druid Clickhouse Cockroach Cassandra Neo4j Milvus Weaviate Pinecone Langchain Ollama Mistral Llama Raspberry Arduino Lombok Mockito Sidekiq Celery Rabbit Filebeat Fluentd Fluentbit Vector Tekton Argo Flux Spinnaker Crossplane Pulumi Packer Consul Nomad Gitlab Github Bitbucket Gerrit Sonarqube Nexus Artifactory Harbor Trivy Snyk Moodle Joomla Drupal Magento Odoo',
);
/** Products that bear the names of people. */
const namesakes = set(
  'Jenkins Travis Hudson Alexa Claude Gemini Bard Copilot Watson Einstein Julia Ruby Pascal Ada Perl Jasmine Karma Jest Ava Chef Puppet Salt Sage Helm Vault Maven Athena Aurora Phoenix Tesla Kepler Fermi Maxwell Turing Hopper Ampere Volta Lovelace Blackwell Edison Galileo Curie Iris Buck Bamboo Grok Lyra Sonnet Opus Haiku Hermes Falcon Apollo Artemis Titan Atlas Jekyll Gatsby Astro Angular Bower Grunt Gulp Yarn Juno Gauss Hilbert Noether Ceres Orion Zeus Dagger Guava Guice Spark Storm Samza Beam Pinot Doris Kylin Sparky Dask Modin Vicuna',
);
/** Words for software near them. */
const technical =
  /\b(?:run(?:s|ning)?|install\w*|deploy\w*|pipelines?|builds?|jobs?|servers?|plug-?ins?|clusters?|nodes?|containers?|docker|config\w*|brokers?|topics?|databases?|dashboards?|scripts?|versions?|upgrad\w+|cloud|code|api|app|apps|framework|library|module|package|gem|repo\w*|tests?|data|prompts?|models?|assistant|timer|music|speaker|device|gpu|cpu|linux|software|open[- ]source|syntax|compil\w+|languages?|programming|logs?|metrics|monitor\w*|queue|stream\w*|workflow|stage|commit|branch|agent|release|play|hey|ask|site|website|static)\b/iu;

/** Flowers, herbs, trees, gems, colours and months that people are called after. */
const wordNames = set(
  'Rose Violet Lily Daisy Jasmine Iris Heather Ivy Holly Hazel Olive Ginger Amber Ruby Pearl Jade Scarlet Coral Crystal Opal Sienna Poppy Basil Rosemary Sage Clementine Cherry Melody Harmony Hope Faith Grace Joy Charity Summer Autumn April May June August Dawn Eve Sky River Brook Forest Rain Sunny Robin Jay Raven Wren Willow Laurel Myrtle Fern Flora Marigold Magnolia Dahlia Azalea Camellia Veronica Rowan Ash Aspen Cedar Juniper Indigo Magenta Saffron Cyan Rusty Sandy Goldie Emerald Garnet Topaz Beryl Jasper Onyx Diamond Sapphire Angelica Lavender Bay Dill Anise Cicely Tansy Zinnia Petunia Begonia Primrose Bluebell Clover Blossom Berry Apple Peaches Plum Olivia Rosa Lila Violeta Violette Margarita Marguerite Jacinthe Azucena Hortensia Camelia Dalia Begoña Jazmín Perla Esmeralda Celeste Blanca Viola Rosetta Fiore Ginevra Azzurra Bianca Rosalia Erika Viola Jasmin Rosmarin Salbei Iris Linde Heide Flieder Capucine Clémentine Prune Cerise Églantine Lilas Rosalie Juniper Chardonnay Brandy Sherry Martini Merlot Bella Donna Luna Stella Dolores Piper Robin Jay Finch Martin Drake Swift Crane Sparrow',
);
/** Words for plants, colours, seasons, food and stones near them. */
const natural =
  /\b(?:colou?rs?|shades?|hues?|tones?|palette|paints?|painted|dye\w*|fabric|dress|scarf|yarn|flowers?|florals?|petals?|bouquets?|blooms?|blooming|blossoms?|gardens?|gardening|plants?|planted|planting|hedges?|trees?|shrubs?|leaves|leaf|seeds?|soil|sun|shade|spring|summer|autumn|winter|seasons?|months?|rain\w*|weather|tea|herbs?|spices?|recipes?|soup|sauce|cocktails?|wine|drinks?|perfume|scent|oil|soap|candle|gems?|gemstones?|stones?|jewel\w*|rings?|birds?|nests?|feathers?|farben?|blumen?|blüten?|garten|pflanzen?|saison|kräuter|rezept|edelsteine?|colores?|flore?s?|jardín|plantas?|temporada|hierbas?|receta|couleurs?|fleurs?|jardin|plantes?|herbes?|recette|colori|fiori|giardino|piante|stagione|erbe|ricetta|cores|jardim|estação|kleuren|bloemen|tuin|seizoen|kolory|kwiaty|ogród)\b/iu;

/** Words that people stand beside: titles, relatives, greetings before, and what only people do after. */
const personBefore =
  /(?:\b(?:mr|mrs|ms|miss|mx|dr|prof|sir|lady|nurse|aunt|auntie|uncle|grandma|grandpa|cousin|sister|brother|mother|father|mum|mom|dad|daughter|son|wife|husband|friend|colleague|neighbou?r|boss|dear|hi|hello|thanks|named|called|name is|name’s|name's|i am|i'm|met|frau|herrn?|señora?|madame|mme|monsieur|signora?|tante|onkel)\.?,? )$/iu;
const personAfter =
  /^(?:['’]s (?:mother|father|sister|brother|husband|wife|phone|email|address|birthday|account)|,? (?:who|whose)\b| (?:said|says|asked|asks|told|tells|called|calls|wrote|writes|replied|lives|lived|works|worked|thinks|thought|agreed|promised|turned|married|phoned|emailed|laughed|smiled|cried|moved|needs to|wants to|wanted to|loves|hates|and i|has been diagnosed|was born|is (?:my|our|his|her|late|ill|sick|pregnant|married|away))\b)/iu;

const REACH = 80;

/** Whether a name of one word is a product, a plant, a colour or a month here, by the words of its sentence. */
export function isOrdinaryWord(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  const isKnown = products.has(word) || namesakes.has(word) || wordNames.has(word);
  if (!isKnown || isPerson(text, start, end)) return false;
  if (products.has(word)) return true;
  const around = sentenceAround(text, start, end);
  return (namesakes.has(word) && isTechnical(around, word)) || (wordNames.has(word) && isNatural(around, word));
}

const isPerson = (text: string, start: number, end: number): boolean =>
  personBefore.test(text.slice(Math.max(0, start - 16), start)) || personAfter.test(text.slice(end, end + 28));

const isTechnical = (around: string, word: string): boolean =>
  technical.test(around) ||
  wordsOf(around).some((other) => other !== word && (products.has(other) || namesakes.has(other)));

/** A word for plants or colours, or three names of them in a row. */
const isNatural = (around: string, word: string): boolean =>
  natural.test(around) || wordsOf(around).filter((other) => other !== word && wordNames.has(other)).length >= 2;

const wordsOf = (text: string): string[] => text.match(/\p{Lu}\p{L}+/gu) ?? [];

/** Returns the sentence around a stretch without the stretch itself, up to a limit on both sides. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const opening = Math.max(...['. ', '! ', '? ', '\n'].map((stop) => before.lastIndexOf(stop)));
  const closing = /[!?\n]|\.(?:\s|$)/.exec(after)?.index ?? after.length;
  return `${before.slice(opening + 1)} ${after.slice(0, closing)}`;
}
