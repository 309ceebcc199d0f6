import { headerPrefix } from '@redoubt/contract';
import type { SavedStore, SavedTypes } from '@redoubt/store';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';
import { noteAction } from '../http/note-action.ts';
import { orConflict } from '../http/or-conflict.ts';
import { paginationOf } from '../http/pagination.ts';

/** The name and version that one part of a request gives. */
interface Names {
  readonly name?: string | null | undefined;
  readonly version?: string | null | undefined;
}

interface Named {
  readonly projectId: string;
  readonly name: string;
  readonly version: string | undefined;
}

/** Describes one kind of saved resource: where it is stored, how it is named and how answers show it. */
interface Declaration<
  T extends SavedTypes,
  Context extends RequestContext,
  Noun extends string,
  Headers,
  Body,
  Query,
  Shown,
  Whole,
  Deleted,
  Listed,
> {
  readonly noun: Noun;
  /** What the audit calls it, such as `policy`. */
  readonly audited: string;
  store(context: Context): SavedStore<T>;
  readonly capacity: T['capacity'];
  /** The message for a project that has reached the maximum. */
  readonly full: string;
  /** The body field that names a resource, as refusals show it. `header` returns the header's name. */
  readonly nameField: string;
  header(prefix: string): string;
  inHeaders(headers: Headers): Names;
  inBody(body: Body): Names;
  place(named: Named): T['place'];
  unknown(place: T['place'], context: Context): Failure | Promise<Failure>;
  show(entry: T['entry'], context: Context): Shown;
  /** Shows a single resource in full. */
  showWhole(saved: T['saved'], context: Context): Whole | Promise<Whole>;
  deleted(entry: T['entry'], context: Context): Deleted;
  group(projectId: string, query: Query): T['group'];
  listed(shown: Shown[]): Listed;
}

interface Request<Headers, Body> {
  readonly headers: Headers;
  readonly body: Body;
}

interface Page {
  readonly page: number;
  readonly per_page: number;
}

/** Returns when a resource was created and updated, and by which key, in the form of answers. */
export const provenanceOf = (saved: SavedTypes['entry'], { account }: Pick<RequestContext, 'account'>) => ({
  created_at: saved.createdAt.toISOString(),
  updated_at: saved.updatedAt.toISOString(),
  created_by: saved.createdBy,
  updated_by: saved.updatedBy,
  project_name: account.project.name,
});

/** The endpoint steps of one kind of saved resource. */
export class SavedResource<
  T extends SavedTypes,
  Context extends RequestContext,
  Noun extends string,
  Headers,
  Body,
  Query,
  Shown,
  Whole,
  Deleted,
  Listed,
> {
  readonly #declared: Declaration<T, Context, Noun, Headers, Body, Query, Shown, Whole, Deleted, Listed>;

  constructor(declared: Declaration<T, Context, Noun, Headers, Body, Query, Shown, Whole, Deleted, Listed>) {
    this.#declared = declared;
  }

  /** Returns the place of the resource to change. The header wins over the body. Throws 422 if neither names one. */
  placeOf({ headers, body }: Request<Headers, Body>, context: Context): T['place'] {
    return this.#placeNamed(this.#declared.inHeaders(headers), this.#declared.inBody(body), context);
  }

  /** Saves a new resource. Throws 409 if its place is taken or the project is full. */
  async insert(place: T['place'], content: T['content'], context: Context): Promise<T['entry']> {
    const resource = { ...place, ...content, by: context.account.key.name };
    const made = await orConflict(this.#declared.store(context).insert(resource, this.#declared.capacity));
    if (!made) return this.#full();
    await this.#note('create', place, { after: this.#declared.show(made, context) }, context);
    return made;
  }

  /** Returns the saved resource. Throws 404 if there is none. */
  async find(place: T['place'], context: Context): Promise<T['saved']> {
    return this.#orUnknown(await this.#declared.store(context).find(place), place, context);
  }

  /** Adds a resource. The body's name wins over the header's. `contentOf` may throw a validation failure. */
  async add(
    { headers, body }: Request<Headers, Body>,
    contentOf: (place: T['place']) => T['content'],
    context: Context,
  ) {
    const place = this.#placeNamed(this.#declared.inBody(body), this.#declared.inHeaders(headers), context);
    const made = await this.insert(place, contentOf(place), context);
    return { message: this.#message('added'), data: this.#declared.show(made, context) };
  }

  /** Changes a resource. Throws 404 if there is none, and 409 if the new place is taken or the project is full. */
  async modify(request: Request<Headers, Body>, change: T['change'], context: Context) {
    const { store, capacity, inBody } = this.#declared;
    const place = this.placeOf(request, context);
    const { name, version } = inBody(request.body);
    const moved = { name: name ?? undefined, version: version ?? undefined };
    const before = await store(context).find(place);
    const changing = store(context).change(place, { ...change, ...moved, by: context.account.key.name }, capacity);
    const changed = await this.#orUnknown<T['entry'] | 'full'>(await orConflict(changing), place, context);
    if (changed === 'full') return this.#full();
    const data = this.#declared.show(changed, context);
    await this.#note('change', place, { before: before && this.#showEntryOf(before, context), after: data }, context);
    return { message: this.#message('updated'), data };
  }

  readonly get = async ({ headers }: { headers: Headers }, context: Context): Promise<Whole> =>
    this.#declared.showWhole(await this.find(this.#placeInHeaders(headers, context), context), context);

  readonly remove = async ({ headers }: { headers: Headers }, context: Context) => {
    const place = this.#placeInHeaders(headers, context);
    const removed = await this.#declared.store(context).remove(place);
    const found = await this.#orUnknown<T['entry']>(removed, place, context);
    await this.#note('delete', place, { before: this.#declared.show(found, context) }, context);
    return { message: this.#message('deleted'), data: this.#declared.deleted(found, context) };
  };

  readonly list = async ({ query }: { query: Query & Page }, context: Context) => {
    const { store, group, show, listed } = this.#declared;
    const page = { page: query.page, perPage: query.per_page };
    const { saved, total } = await store(context).list(group(context.account.project.id, query), page);
    return { ...listed(saved.map((entry) => show(entry, context))), pagination: paginationOf(page, total) };
  };

  /** The cast: a whole resource has all that its entry has. */
  #showEntryOf(saved: T['saved'], context: Context): Shown {
    return this.#declared.show(saved as T['entry'], context);
  }

  #note(verb: string, { name }: T['place'], shown: { before?: unknown; after?: unknown }, context: Context) {
    const action = `${this.#declared.audited}.${verb}`;
    const { before, after } = shown as { before?: object; after?: object };
    return noteAction({ action, subject: name, projectName: context.account.project.name, before, after }, context);
  }

  /** Returns the place for the given names. `first` wins over `others`. */
  #placeNamed(first: Names, others: Names, { account, config }: Context): T['place'] {
    const name = first.name ?? others.name;
    const version = first.version ?? others.version ?? undefined;
    if (name != null) return this.#declared.place({ projectId: account.project.id, name, version });
    const loc = ['body', this.#declared.nameField];
    const header = this.#declared.header(headerPrefix(config.brand));
    const message = `${loc.join('.')}: Field required, or the header ${header}`;
    throw new Failure('invalid_request', message, { detail: [{ type: 'missing', loc, msg: message, input: null }] });
  }

  #placeInHeaders(headers: Headers, context: Context): T['place'] {
    return this.#placeNamed(this.#declared.inHeaders(headers), {}, context);
  }

  async #orUnknown<Found>(found: Found | undefined, place: T['place'], context: Context): Promise<Found> {
    return found ?? Promise.reject(await this.#declared.unknown(place, context));
  }

  #full(): never {
    throw new Failure('conflict', this.#declared.full, {
      detail: { kind: this.#declared.noun.toLowerCase(), name: null, reason: 'full' },
    });
  }

  #message<Done extends string>(done: Done) {
    return `${this.#declared.noun} details ${done} successfully` as const;
  }
}
