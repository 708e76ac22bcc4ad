/** The member whom a call is about, as the account owner sees them now. */
import { DateTime } from "luxon";
import { notFound } from "#workers/kernel/errors";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { presentMember } from "../rules/present-member";
import { findDetails } from "../store/details";

/** Throws not found for who is not there, or was erased. */
export async function readMember(scope: MemberScope, user_id: number) {
	const [row] = await scope.read(findDetails(scope.account.id, user_id));
	if (!row) throw notFound("user");
	return presentMember(scope.account, scope.user, row, todayOf(scope));
}

/** The day in the account's time zone, YYYY-MM-DD. */
export function todayOf({ account, clock }: Pick<Scope, "account" | "clock">): string {
	return DateTime.fromMillis(clock.now(), { zone: account.time_zone }).toISODate() ?? "";
}
