import { describe } from 'vitest';
import { refuses, takes } from '../testing/check-bodies.ts';
import { listAudit } from './audit.ts';
import { correct } from './corrections.ts';
import { createKey } from './keys.ts';
import { changeOrganisation, createOrganisation, MAX_LIMIT } from './organisations.ts';
import { changeProject, createProject } from './projects.ts';
import { setWebhook } from './webhook.ts';

describe('a new key', () => {
  const key = { name: 'web shop', scopes: ['guardrails'] };
  const read = { ...key, project: 'default', organisation_id: 'own' };

  takes(createKey.body, [
    { what: 'a name and a scope, for the usual project', sent: key, read },
    { what: 'another project', sent: { ...key, project: 'shop' }, read: { ...read, project: 'shop' } },
    { what: 'the longest time', sent: { ...key, expires_in_days: 3_650 }, read: { ...read, expires_in_days: 3_650 } },
  ]);
  refuses(createKey.body, [
    { what: 'no name', sent: { scopes: ['admin'] }, at: 'name', says: /string/ },
    { what: 'a name of spaces', sent: { ...key, name: ' ' }, at: 'name', says: /space/ },
    { what: 'no scope', sent: { ...key, scopes: [] }, at: 'scopes', says: /1/ },
    { what: 'an unknown scope', sent: { ...key, scopes: ['root'] }, at: 'scopes.0', says: /"guardrails".*"admin"/ },
    { what: 'too many scopes', sent: { ...key, scopes: Array(5).fill('admin') }, at: 'scopes', says: /4/ },
    { what: 'no time', sent: { ...key, expires_in_days: 0 }, at: 'expires_in_days', says: /1/ },
    { what: 'half a day', sent: { ...key, expires_in_days: 1.5 }, at: 'expires_in_days', says: /int/ },
    { what: 'a field that there is not', sent: { ...key, scope: 'admin' }, at: '', says: /scope/ },
  ]);
});

describe('a new organisation', () => {
  const usual = { name: 'ACME', plan: 'Free', mode: 'credits', limits: {}, key: false };

  takes(createOrganisation.body, [
    { what: 'a name alone', sent: { name: 'ACME' }, read: usual },
    {
      what: 'limits of every kind',
      sent: { name: 'ACME', limits: { guardrails: 0, redteam: 'unlimited' } },
      read: { ...usual, limits: { guardrails: 0, redteam: 'unlimited' } },
    },
    { what: 'the plan’s grant', sent: { ...usual, limits: { guardrails: null } } },
    { what: 'the last day that every month has', sent: { ...usual, anchor_day: 28 } },
    { what: 'the largest limit', sent: { ...usual, limits: { redteam: MAX_LIMIT } } },
  ]);
  refuses(createOrganisation.body, [
    { what: 'an unknown plan', sent: { name: 'ACME', plan: 'Gold' }, at: 'plan', says: /"Free"/ },
    { what: 'a plan in small letters', sent: { name: 'ACME', plan: 'free' }, at: 'plan', says: /"Free"/ },
    { what: 'an unknown mode', sent: { name: 'ACME', mode: 'euro' }, at: 'mode', says: /"shadow"/ },
    { what: 'a day that some months lack', sent: { name: 'ACME', anchor_day: 29 }, at: 'anchor_day', says: /28/ },
    {
      what: 'a negative limit',
      sent: { name: 'ACME', limits: { guardrails: -1 } },
      at: 'limits.guardrails',
      says: /.+/,
    },
    {
      what: 'more than the largest',
      sent: { name: 'ACME', limits: { redteam: MAX_LIMIT + 1 } },
      at: 'limits.redteam',
      says: /.+/,
    },
    { what: 'an unknown balance', sent: { name: 'ACME', limits: { proxy: 1 } }, at: 'limits', says: /proxy/ },
  ]);
});

describe('a change of an organisation', () => {
  takes(changeOrganisation.body, [
    { what: 'a mode', sent: { mode: 'shadow' } },
    { what: 'no limits', sent: { limits: {} } },
  ]);
  refuses(changeOrganisation.body, [
    { what: 'nothing', sent: {}, at: '', says: /at least one of plan, mode, limits and share_reports/ },
    { what: 'another name', sent: { name: 'B' }, at: '', says: /name/ },
  ]);
});

describe('a project', () => {
  takes(createProject.body, [
    { what: 'a name', sent: { name: 'support' }, read: { name: 'support', limits: {} } },
    { what: 'nothing to use', sent: { name: 'support', limits: { redteam: 0 } } },
  ]);
  refuses(createProject.body, [
    // A project has no more than its organisation has.
    { what: 'no end', sent: { name: 'a', limits: { redteam: 'unlimited' } }, at: 'limits.redteam', says: /number/ },
    { what: 'half a credit', sent: { name: 'a', limits: { redteam: 0.5 } }, at: 'limits.redteam', says: /int/ },
  ]);
  refuses(changeProject.body, [{ what: 'a change of nothing', sent: {}, at: 'limits', says: /object/ }]);
});

describe('a correction', () => {
  const grant = { kind: 'grant', balance: 'guardrails', credits: 1, reason: 'A trial' };
  const adjustment = { ...grant, kind: 'adjustment', credits: -5 };

  takes(correct.body, [
    { what: 'a grant', sent: grant },
    { what: 'a reason without the spaces around', sent: { ...grant, reason: ' A trial ' }, read: grant },
    { what: 'credits that are given back', sent: adjustment },
    { what: 'the largest grant', sent: { ...grant, credits: MAX_LIMIT } },
  ]);
  refuses(correct.body, [
    { what: 'a grant of nothing', sent: { ...grant, credits: 0 }, at: 'credits', says: /1/ },
    { what: 'a negative grant', sent: { ...grant, credits: -1 }, at: 'credits', says: /.+/ },
    { what: 'an adjustment of nothing', sent: { ...adjustment, credits: 0 }, at: 'credits', says: /changes nothing/ },
    { what: 'no reason', sent: { ...grant, reason: ' ' }, at: 'reason', says: /1/ },
    { what: 'a long reason', sent: { ...grant, reason: 'r'.repeat(501) }, at: 'reason', says: /500/ },
    { what: 'an unknown balance', sent: { ...grant, balance: 'proxy' }, at: 'balance', says: /"guardrails"/ },
    { what: 'an unknown kind', sent: { ...grant, kind: 'gift' }, at: 'kind', says: /.+/ },
    { what: 'a field of none', sent: { ...grant, until: '2027-01-01' }, at: '', says: /until/ },
  ]);
});

describe('a webhook', () => {
  const url = 'https://hooks.example/redoubt';
  takes(setWebhook.body, [
    { what: 'an address', sent: { url }, read: { url, enabled: true, rotate_secret: false } },
    { what: 'a webhook that waits', sent: { url, enabled: false, rotate_secret: true } },
  ]);
  refuses(setWebhook.body, [
    { what: 'no address', sent: {}, at: 'url', says: /string/ },
    { what: 'a long address', sent: { url: `https://${'a'.repeat(2_000)}` }, at: 'url', says: /2000/ },
    { what: 'a secret of the caller', sent: { url, secret: 'x' }, at: '', says: /secret/ },
  ]);
});

describe('a look into the audit', () => {
  takes(listAudit.query, [
    { what: 'nothing', sent: {}, read: { organisation_id: 'own', limit: 50 } },
    {
      what: 'an action and its page',
      sent: { action: 'key.create', limit: '500', cursor: '12' },
      read: { organisation_id: 'own', action: 'key.create', limit: 500, cursor: '12' },
    },
    {
      what: 'the first word of actions',
      sent: { action: 'code_of_conduct' },
      read: { organisation_id: 'own', action: 'code_of_conduct', limit: 50 },
    },
  ]);
  refuses(listAudit.query, [
    { what: 'an action with a wildcard', sent: { action: 'key.*' }, at: 'action', says: /such as key\.create/ },
    { what: 'three words', sent: { action: 'key.create.now' }, at: 'action', says: /such as/ },
    { what: 'a day', sent: { from: '2026-11-29' }, at: 'from', says: /.+/ },
    { what: 'too long a page', sent: { limit: '501' }, at: 'limit', says: /500/ },
    { what: 'a cursor of another list', sent: { cursor: 'call_1' }, at: 'cursor', says: /next_cursor/ },
    { what: 'a cursor that never ends', sent: { cursor: '1'.repeat(16) }, at: 'cursor', says: /next_cursor/ },
  ]);
});
