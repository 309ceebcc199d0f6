/** Words directly before a number that name a version or a place in a document. */
const versionName =
  /(?:\b(?:versions?|versi[oó]n|versione|versão|ver|v|release|build|firmware|section|chapter|clause|rev|semver)(?!\d)|верси[яию]|版本|バージョン|버전)[^\p{L}]*$/iu;
/** Words that speak of software and its versions. */
const software =
  /\b(?:versions?|releases?|builds?|upgrad\w+|downgrad\w+|updat\w+|patch(?:ed|es)?|bump\w*|roll(?:ed|ing|s)? ?back|rollback|hotfix|changelog|semver|tag(?:ged)?|image|agent|driver|plug-?in|extension|sdk|jdk|jre|dll|lib\w+|module|kernel|package|library|firmware|client library|install\w*|requires?|compatible|since|deprecated|mise à jour|mettre à jour|actualizar|actualización|aktualisier\w*|aggiorn\w+|atualiz\w+|aktualizacj\w+)(?=\W|$)|обновл|верси|升级|升級|更新|アップデート|アップグレード|업데이트|업그레이드|[<>~^=]= ?$|[~^]$/iu;
/** Words that speak of machines and networks. */
const network =
  /\b(?:ips?|ipv4|hosts?|hostname|servers?|serveur|servidor|address(?:es)?|adresse|addr|dns|ping\w*|gateway|subnet|routers?|proxy|peers?|nodes?|ssh|connect\w*|log(?:ged|s|ged in|in)?|requests?|traffic|bind|listen\w*|inet|nameservers?|curl|telnet|traceroute|firewall|allow|deny|block\w*|route|vlan|cidr|remote|endpoint|from ip|machine|network|lan|wan|dhcp|attack\w*|scan\w*)\b|адрес|сервер|хост|服务器|地址|アドレス|サーバ|서버|주소/iu;
/** What follows a version. */
const afterVersion =
  /^(?:-(?:rc|beta|alpha|snapshot|dev|pre|final|\d+\w*)|\+\w| (?:releases?|versions?|builds?|updates?|patch|is out|and (?:later|up|above|newer)|or (?:later|newer|above|higher)|\(?(?:beta|stable|lts|final))\b| ?(?:版本|版|バージョン|버전|이상|以降|以上))/iu;

const BEFORE = 56;
const NEAR = 20;
const AFTER = 16;

/**
 * Whether four numbers with full stops between them are a version and not an address. The nearest words decide: those of
 * networks make it an address, those of software a version.
 */
export function isVersionNumber(text: string, start: number, end: number): boolean {
  const from = Math.max(0, start - BEFORE);
  const before = sentenceBefore(text.slice(from, start));
  if (versionName.test(before.slice(-NEAR))) return true;
  const code = text.charCodeAt(end);
  // A port or a network prefix follows addresses only.
  if (code === 58 || code === 47 || isPrivate(text.slice(start, end))) return false;
  if (afterVersion.test(text.slice(end, end + AFTER))) return true;
  return lastMatch(software, before) > lastMatch(network, before);
}

/** Returns what belongs to the same sentence or line. */
function sentenceBefore(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const stop = /^[\s\S]*[.!?] (?=\p{Lu})/u.exec(line);
  return line.slice(stop?.[0].length ?? 0);
}

const isPrivate = (address: string): boolean => /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(address);

/** Returns the offset of the last match of a pattern, or -1 if there is none. */
function lastMatch(pattern: RegExp, text: string): number {
  let last = -1;
  for (const { index } of text.matchAll(new RegExp(pattern, 'giu'))) last = index;
  return last;
}
