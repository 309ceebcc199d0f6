export { type Client, type ClientOptions, createClient } from './create-client.ts';
export { ServiceError } from './service-error.ts';
