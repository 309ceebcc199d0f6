/**
 * The headers of an archived path's answers: that it is deprecated (RFC 9745), and what took its place (RFC 5829). A
 * parameter of that path that is not known stays, as a percent-encoded template. None for what is not archived.
 */
export function successorHeaders(successor: string | undefined, runId?: string): Record<string, string> {
  if (successor === undefined) return {};
  const path = successor
    .replace(':run_id', runId ?? ':run_id')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(`{${name}}`));
  return { deprecation: 'true', link: `<${path}>; rel="successor-version"` };
}
