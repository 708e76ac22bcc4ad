/** Refuses requests of an account that sends more than an isolate can bear for all, before any database is asked. */

import { Refusal } from "#workers/kernel/errors";
import { platformLanguages } from "#workers/kernel/identity";
import { countInIsolate, type LimitName, limitNamed, maxOfAccount } from "#workers/kernel/limits";
import { createLog } from "#workers/kernel/log";
import { chooseLanguage, textsFor, translator } from "#workers/kernel/translate";
import { recordCall } from "#workers/metrics/record-call";
import { cachedAccount } from "#workers/runtime/accounts";
import { isolateClock } from "#workers/runtime/clock";
import type { Tenant } from "#workers/runtime/directory";
import { urlOf } from "#workers/runtime/requests";
import type { Asked } from "./answer-in-context";
import { jsonResponse, plainPage } from "./answers";

const name = "account_requests" satisfies LimitName;

/** Counts a request for its account; gives the answer of one too many. The account's own setting counts once it is known here. */
export async function refuseBusyAccount(asked: Asked, { account_id }: Tenant): Promise<Response | undefined> {
	const { env } = asked;
	const account = cachedAccount(account_id);
	const usual = limitNamed(env, name);
	const limit = account ? { ...usual, max: maxOfAccount(account, env, name) } : usual;
	try {
		countInIsolate(account_id, { name, limit, subject: "tenant", now: isolateClock.current.now() });
		return undefined;
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return answerBusy(asked, account_id, Number(error.details.seconds));
	}
}

/** Neither who asks nor the account's words are known: the platform's own words say when to come again. */
async function answerBusy({ req, env, executionCtx }: Asked, account_id: number, seconds: number): Promise<Response> {
	const nobody = { labels: {}, languages: [...platformLanguages], default_language_code: "en", company_name: "" };
	const language_code = await chooseLanguage(nobody, [], req.raw);
	const resultMsg = translator(textsFor(nobody, language_code))("answers:errors.site_busy", { count: seconds });
	const waitUntil = (work: Promise<unknown>) => executionCtx.waitUntil(work);
	const log = createLog({ account_id });
	const counted = { env, log, waitUntil, clock: isolateClock.current, account: { id: account_id } };
	recordCall(counted, { endpoint: "none", status: 429, ms: 0 });
	const retry = { "retry-after": String(seconds) };
	if (urlOf(req.raw).pathname.startsWith("/api/"))
		return jsonResponse({ resultStatus: "error", resultMsg, resultType: "site_busy" }, 429, [], retry);
	const page = plainPage(resultMsg, { status: 429, language_code });
	page.headers.set("retry-after", retry["retry-after"]);
	return page;
}
