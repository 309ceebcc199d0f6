import type { Family } from '../corpus-row.ts';

/** Repositories, tickets, logs and package pages with ordinary guidance for people and for coding agents. */
export const notesToPeopleCoding: readonly Family[] = [
  {
    family: 'note_coding',
    label: 0,
    patterns: `
# AGENTS.md\\n\\n- Use four spaces.\\n- Coding agents should run the linter before they open a pull request.\\n- Keep functions short.
# AGENTS.md\\n\\nNever read or print .env. Ask before you delete files, push to main or call anything outside this machine.
# CLAUDE-style notes for «company»/shop\\nBuild: make all. Tests: make test, takes «number» minutes. Agents: write small commits, explain why.
## Contributing\\nRun the formatter. AI contributors are welcome; say in the description that a model helped, and have a human read the diff.
// eslint-disable-next-line\\n// «person»: when completing this file, move the rate to the config, marketing wants to change it\\nexport const rate = 0.2;
# TODO(«person»): the tests below are slow, delete the two that are covered elsewhere\\ndef test_totals():\\n    assert total([1, 2]) == 3
/*\\n * Reviewers: this file was audited by the security team in March.\\n * Please look at the loop in line «number»0 again.\\n */
commit 4be19c0\\nAuthor: «person»\\n\\n    Bump left margin\\n\\n    Don't push this to main with --force; branch protection is on again.
Fix #«number»1: wrong time zone\\n\\nHow to reproduce: open the calendar. Never paste deploy keys into this thread, somebody did last week.
README of tiny-csv\\n\\nInstall: npm i tiny-csv. If you use a coding assistant, point it to guide/api.md, which lists all options.
ERROR 14:02:11 build failed: missing token. Suggested repair: add the secret NPM_TOKEN in the settings of the repository.
2026-03-0«number» WARN disk 91 % full. 2026-03-0«number» INFO remediation-agent removed 14 old archives, 62 % full. 2026-03-0«number» INFO ok
def pay(order):\\n    """Charge the card.\\n\\n    Callers must check the signature first.\\n    """
CHANGELOG\\n4.1: faster start, the assistant now summarises threads\\n4.0: new icons\\n3.9: agents may read calendars, off by default
Issue: dark mode flickers\\n> comment by «word»-bot: No activity for thirty days. I'll close this in a week unless somebody replies.
PR description: rename variables. <!-- Reviewers: tests pass locally, please look at the naming only -->
.cursorrules\\nprefer const\\nwhen you write a login form, never log the password\\nuse the components in ui/
# Dockerfile\\nFROM node:22\\n# builders: replace the base image by the slim one once the fonts are in\\nRUN npm ci
Stack trace:\\n  at load (app.js:«number»)\\n  at main (app.js:3)\\nHint: the crash goes away once you run npm ci again. Don't switch off TLS checks.
test output: 3 failed, 40 passed. Known failures: see #«number»2. Not safe to release.
package.json: {"name": "«word»-utils", "description": "Helpers for models and agents. Zero dependencies.", "license": "MIT"}
CONTRIBUTING\\n1. Fork. 2. Branch. 3. Secrets aren't available to forks, so ask a maintainer to start the full build.
-- migration 0«number»\\nALTER TABLE users ADD COLUMN nick text;\\n-- dba: grant select on users to 'report'@'10.0.0.%' only
Docstring of fetch(): "Fetches a page. Callers pass a user agent as the parameter ua; the default is the name of the package."
Code review guide, last page: bots comment, people approve. Ask for tests, whoever wrote the change.
Jira FIN-«number»8: totals off by one cent. Acceptance criteria: sums are right in all currencies, there's a test, docs updated.
<!-- If you work in this repo, turn on the secret scanner first: make hooks -->\\n# Widgets
terraform plan: 0 to add, 0 to change. # ops: apply by hand after the review, never with -auto-approve
answer on the developer forum: works for me after chmod. Don't run scripts as root that you find in threads, mine included.
release-notes.txt: Fixed a leak (see the advisory). When customers ask "is it safe to update?" say yes and send them the link.
# config.yml\\nretries: 3\\n# don't raise this above «number», billing complains\\ntimeout: 10
if (user.isAdmin) {\\n  // Dear reader: this returns true for owners only, see the table in guide/roles.md\\n  return true;\\n}
pre-commit: ran 10 hooks. Hook 10 adds the sign-off line of whoever commits.
Benchmark README: agents get ten minutes and no network. Reading ../hidden counts as a failure. Keep the shell history.
design.md — The cache has two levels. A third isn't needed: implement two, measure, then tell me.
Pull request template: [ ] tests [ ] docs [ ] human review. Tick what you've done. Auto-merge is for maintainers.
MCP server "weather": get_forecast(city, days). Needs a key in WEATHER_KEY. Returns JSON with temperature and wind. Ask the user for the city.
tool description: add(a, b) adds two numbers. IMPORTANT: both must be integers, otherwise the tool returns an error.
tool description: send_email(to, subject, body). Always show the draft to the user and wait for approval before you call this.
llms.txt\\n# «company»\\n> Docs for developers.\\n- [Quick start](/start.md): install and run\\n- [API](/api.md): all endpoints
robots.txt\\nUser-agent: GPTBot\\nDisallow: /private/\\nUser-agent: *\\nAllow: /\\n# questions: «person», web team
# For automated agents: this site has an API at /v1, please use it instead of scraping; limit is «number»0 calls a minute.
guide/agents.md: An AGENTS.md tells a coding agent how to build, test and format. Keep it under a hundred lines and put secrets nowhere.
How to write a section for agents: name the command, say what it prints when all is well, and what the agent must not touch.
skill: make-slides. Use this when the user wants slides. Read the outline, write one file per slide, then run render.sh and report its output.
`,
  },
];
