/** The port of a client's own system of balances: one question over HTTP with a time limit, answered by what changed there. */
import { askProvider, away, type Warn } from "#workers/kernel/ask-provider";
import { type Environment, isLocal } from "#workers/kernel/environment";
import { publicAddress } from "#workers/kernel/public-address";
import { type Adjustment, adjustmentsOfClient, type ClientSystem } from "../rules/client-system";

/** Whose balance is asked for, and how many points it is here. */
export type AskedBalance = { participant_id: string; email: string; point_balance: number };

/** Whether the system may be asked: https on the public internet; on a developer's machine also a server of it. */
export function mayBeAsked(env: Environment, url: string): boolean {
	if (publicAddress(url)) return true;
	return isLocal(env) && /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//.test(url);
}

/** What changed the person's balance in the client's system; `away` when it did not answer, or not so that it can be read. */
export async function listAdjustments(
	{ env, warn }: { env: Environment; warn: Warn },
	{ url, token }: ClientSystem,
	asked: AskedBalance,
) {
	if (!mayBeAsked(env, url)) return away("the address of the client's system may not be asked");
	return askProvider({ url, token, method: "POST", body: asked, event: "client-system-away" }, warn, (answer) => {
		const read = adjustmentsOfClient.safeParse(answer.body);
		if (!answer.isOk || !read.success) return away(`the client's system answered ${answer.status}`);
		return { kind: "answered" as const, adjustments: read.data.adjustments satisfies Adjustment[] };
	});
}
