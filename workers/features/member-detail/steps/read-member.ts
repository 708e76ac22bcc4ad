/** The member whom a call is about, as the account owner sees them now. */
import { DateTime } from "luxon";
import { findDistributorOf } from "#workers/features/members";
import { notFound } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { presentMember } from "../rules/present-member";
import { findDetails } from "../store/details";

/** Throws not found for who is not there, or was erased. */
export async function readMember(scope: MemberScope, user_id: number) {
	const { account } = scope;
	const [[row], [distributor]] = await Promise.all([
		scope.read(findDetails(account.id, user_id)),
		isOn(account, "orders_management_enabled") ? scope.read(findDistributorOf(account.id, user_id)) : [],
	]);
	if (!row) throw notFound("user");
	return presentMember(account, scope.user, { ...row, distributor }, todayOf(scope));
}

/** The day in the account's time zone, YYYY-MM-DD. */
export function todayOf({ account, clock }: Pick<Scope, "account" | "clock">): string {
	return DateTime.fromMillis(clock.now(), { zone: account.time_zone }).toISODate() ?? "";
}
