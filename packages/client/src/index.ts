export { type Client, createClient } from './create-client.ts';
export { events, type Followed, type Patience, type RunEvent } from './events.ts';
export { openStream, type StreamForm } from './open-stream.ts';
export { readBytes } from './read-bytes.ts';
export { type ClientOptions, ServiceError } from './request.ts';
