import { type Dispatcher, EnvHttpProxyAgent, interceptors, request } from 'undici';
import packageFile from '../../package.json' with { type: 'json' };
import { codeOf, type Failed, fail, ok, type Result, said } from '../result.ts';
import type { FetchCode } from './addresses.ts';

export type Answer = Dispatcher.ResponseData;

/** Asks one server after another, follows its redirections, and honours the proxy settings of the environment. */
export type Client = {
  readonly get: (address: string, headers?: Record<string, string>) => Promise<Result<Answer, FetchCode>>;
  readonly close: () => Promise<void>;
};

/** Scryfall wants every program to give its name and to say what it accepts. */
const HEADERS = {
  'user-agent': `Lawmage/${packageFile.version}`,
  accept: 'application/json;q=0.9,*/*;q=0.8',
};

/** A connection that says nothing for so long counts as cut. */
const SILENCE_MS = 30_000;

export function client(signal?: AbortSignal): Client {
  const agent = new EnvHttpProxyAgent({ headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS });
  const dispatcher = agent.compose(interceptors.redirect({ maxRedirections: 5 }));
  const get: Client['get'] = async (address, headers) => {
    if (!isWebAddress(address)) return fail('badAddress', `${address} is not an http or https address`);
    try {
      return ok(await request(address, { dispatcher, headers: { ...HEADERS, ...headers }, signal: signal ?? null }));
    } catch (thrown) {
      return signal?.aborted ? cancelled() : fail('unreachable', `cannot reach ${address}: ${reason(thrown)}`);
    }
  };
  return { get, close: () => agent.destroy() };
}

export const cancelled = (): Failed<FetchCode> => fail('cancelled', 'the download was cancelled');

/** One header of an answer; of a repeated one the first. */
export function header(answer: Answer, name: string): string | undefined {
  const value = answer.headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

const isWebAddress = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/** A refused connection has an empty message and says why only in its code. */
const reason = (thrown: unknown): string => said(thrown) || (codeOf(thrown) ?? 'unknown error');
