/** Headers that belong to the connection, with the reason why nobody can set them. */
const reservedHeaders: Readonly<Record<string, string>> = {
  host: 'the endpoint says the host',
  'content-length': 'it is counted for each request',
  'accept-encoding': 'answers are asked for without compression',
  connection: 'it belongs to the connection',
  'keep-alive': 'it belongs to the connection',
  'proxy-authenticate': 'it belongs to the connection',
  'proxy-authorization': 'it belongs to the connection',
  'proxy-connection': 'it belongs to the connection',
  te: 'it belongs to the connection',
  trailer: 'it belongs to the connection',
  'transfer-encoding': 'it belongs to the connection',
  upgrade: 'it belongs to the connection',
  expect: 'it belongs to the connection',
  'http2-settings': 'it belongs to the connection',
};

/** A token (RFC 9110, section 5.6.2). */
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9a-z-]{1,128}$/i;
/** Printable ASCII on one line. Other bytes are allowed by RFC 9110, section 5.5, and are read in many ways. */
const HEADER_VALUE = /^[\t\x20-\x7e]+$/;

/** Says why a header of this name cannot be sent. Undefined if it can. */
export function wrongHeaderName(name: string): string | undefined {
  if (!HEADER_NAME.test(name)) return 'Is no name of a header: letters, digits and "-" without spaces or a line break';
  const lower = name.toLowerCase();
  const reserved = Object.hasOwn(reservedHeaders, lower) ? reservedHeaders[lower] : undefined;
  return reserved === undefined ? undefined : `Cannot be set, because ${reserved}; leave it out`;
}

/** Says why a value of a header cannot be sent. Undefined if it can. The reason does not quote it: it may be a secret. */
export const wrongHeaderValue = (value: string): string | undefined =>
  HEADER_VALUE.test(value)
    ? undefined
    : 'A value of a header is printable ASCII on one line, without a line break, and not empty';
