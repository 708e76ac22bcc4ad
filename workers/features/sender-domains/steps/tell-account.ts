/** Lets a client's emails follow the state of its domain, and tells its audit and its owners; the same again changes nothing. */
import { updateSettings } from "#workers/features/account";
import { findOwners } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { enterAccount } from "#workers/features/operations";
import type { ClaimRow, Found } from "#workers/kernel/claims-table";
import type { ClaimScope } from "#workers/kernel/follow-claim";

/**
 * Before the directory has a state, the account has its sender: what broke off in between is done again with the next
 * look. An active domain is compared each time, so that a sender is never lost for long.
 */
export async function followSender(
	scope: ClaimScope,
	{ host, account_id, state: before }: ClaimRow,
	{ state, problem }: Pick<Found, "state" | "problem">,
): Promise<void> {
	const isActive = state === "active";
	if (!isActive && state === before) return;
	const entered = await enterAccount(scope, account_id, `sender ${host}`);
	if (!entered) return;
	const { inside, read, commit } = entered;
	const isSender = inside.account.settings.sender_domain === host;
	if (isActive ? isSender : !isSender && state !== "failed" && state !== "removed") return;
	const isTold = isActive || (state !== "removed" && (isSender || state === "failed"));
	const told = isTold
		? notify(inside, "sender-domains/sender-changed", await read(findOwners(account_id)), {
				host,
				state: isActive ? "active" : "failed",
			})
		: { statements: [], follow: [] };
	await commit("sender-domains/refresh-sender-domains", {
		statements: [
			...(isActive || isSender ? [updateSettings(account_id, { sender_domain: isActive ? host : null })] : []),
			...told.statements,
		],
		details: { host, state, ...(problem ? { problem } : {}) },
		follow: told.follow,
	});
}
