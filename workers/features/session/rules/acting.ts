/** Whose administration a person may enter, and how far a browser is from its own session. @pure */
import { z } from "zod";
import type { User } from "#workers/kernel/identity";
import type { RequestFacts } from "#workers/kernel/scope";

/** The account-owner user of the same person, set among the person's settings (gaps.md, `has_admin_access`); null without one. */
export function linkedOwnerId({ settings }: Pick<User, "settings">): number | null {
	return z
		.int()
		.positive()
		.nullable()
		.catch(null)
		.parse(settings.account_owner_user_id ?? null);
}

/** Whether the browser keeps its own session while it shows another one, so that BACK leads somewhere. */
export function isAway({ own_session_token }: Pick<RequestFacts, "own_session_token">): boolean {
	return own_session_token !== undefined;
}
