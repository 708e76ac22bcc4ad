/** Who may do what with an idea: moderators, its author, its team, and everybody else. @pure */
import { isOnFor, type User } from "#workers/kernel/identity";
import type { IdeaStatus } from "./idea";

/** Account owners moderate ideas, and whoever has the switch. */
export function moderatesIdeas(user: Pick<User, "role" | "switches">): boolean {
	return user.role === "account_owner" || isOnFor(user, "can_moderate_ideas");
}

/** What is known of an idea's people. */
export type IdeaPeople = { author_id: number; status: IdeaStatus; is_in_team: number };

/** A draft is its team's alone. */
export function maySee({ status, is_in_team }: IdeaPeople): boolean {
	return status !== "draft" || is_in_team === 1;
}

/** The thread is between the team and the moderators. */
export function maySeeThread(user: Pick<User, "role" | "switches">, { is_in_team }: IdeaPeople): boolean {
	return is_in_team === 1 || moderatesIdeas(user);
}

/** Nobody decides on an idea of their own. */
export function mayDecide(user: Pick<User, "role" | "switches">, { is_in_team }: IdeaPeople): boolean {
	return is_in_team === 0 && moderatesIdeas(user);
}
