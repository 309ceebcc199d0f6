/**
 * Returns the headers of an archived path: that it is deprecated (RFC 9745), and its successor (RFC 5829). An unknown
 * path parameter stays as a percent-encoded template. Returns no headers for other paths.
 */
export function successorHeaders(successor: string | undefined, runId?: string): Record<string, string> {
  if (successor === undefined) return {};
  const path = successor
    .replace(':run_id', runId ?? ':run_id')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(`{${name}}`));
  return { deprecation: 'true', link: `<${path}>; rel="successor-version"` };
}
