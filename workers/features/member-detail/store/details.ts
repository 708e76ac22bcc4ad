/** The SQL of what an account owner sees of one member. */
import { sql } from "drizzle-orm";
import type { memberProfiles, users } from "#drizzle/members";
import { birthdayGreeting } from "#workers/features/anniversaries";
import { levelOf, personName } from "#workers/features/members";
import { scoreboardPointsOf } from "#workers/features/scoreboards";
import type { Role } from "#workers/kernel/identity";
import type { RowOf } from "#workers/kernel/sql";

/** A member with days, home, points, and when they last gave or got a recognition. */
export type DetailRow = RowOf<
	typeof users,
	| "id"
	| "first_name"
	| "last_name"
	| "email"
	| "title"
	| "participant_id"
	| "image_url"
	| "hire_date"
	| "phone"
	| "status"
	| "country"
	| "language_code"
	| "is_eligible_to_receive_points"
	| "recognitions_given_count"
	| "recognitions_received_count"
> & {
	[Field in keyof Omit<RowOf<typeof memberProfiles>, "account_id" | "user_id">]:
		| RowOf<typeof memberProfiles>[Field]
		| null;
} & {
	role: Role;
	standard_tnc_opt_in_date: number | null;
	last_logged_in: number | null;
	invited_at: number | null;
	point_balance: number;
	points_earned: number;
	points_redeemed: number;
	wallet_balance_in_points: number;
	wallet_points_earned: number;
	wallet_points_redeemed: number;
	left_to_issue: number;
	last_recognition_date: number | null;
	manager_id: number | null;
	manager_name: string | null;
	birthday_greeting: "public" | "private" | "none";
	user_level_name: string | null;
	scoreboard_points: number;
};

/** The member with this id, whatever their status; who was erased is nobody any more. */
export function findDetails(account_id: number, user_id: number) {
	return sql<DetailRow>`select u.id, u.first_name, u.last_name, u.email, u.title, u.participant_id, u.image_url, u.hire_date, u.phone,
		u.role, u.status, u.country, u.language_code, u.is_eligible_to_receive_points, u.invited_at,
		u.standard_tnc_opted_in_at as standard_tnc_opt_in_date, u.last_logged_in_at as last_logged_in,
		u.recognitions_given_count, u.recognitions_received_count,
		p.dob, p.termination_date, p.address_1, p.address_2, p.city, p.state, p.zip, p.additional_fields,
		l.balance as point_balance, l.earned as points_earned, l.redeemed as points_redeemed,
		w.balance as wallet_balance_in_points, w.earned as wallet_points_earned, w.redeemed as wallet_points_redeemed,
		(select coalesce(sum(a.balance), 0) from budgets b
			join ledger_accounts a on a.account_id = b.account_id and a.id = b.ledger_account_id
			where b.account_id = u.account_id and b.owner_id = u.id and b.is_active = 1) as left_to_issue,
		nullif(max(
			coalesce((select g.created_at from recognitions g where g.account_id = u.account_id and g.giver_id = u.id
				order by g.created_at desc limit 1), 0),
			coalesce((select r.created_at from recognitions r where r.account_id = u.account_id and r.recipient_id = u.id
				order by r.created_at desc limit 1), 0)), 0) as last_recognition_date,
		${birthdayGreeting("u")} as birthday_greeting, m.id as manager_id, ${personName("m")} as manager_name,
		${levelOf(sql`l.name`)} as user_level_name, ${scoreboardPointsOf("u")} as scoreboard_points
		from users u
		join ledger_accounts l on l.account_id = u.account_id and l.kind = 'member' and l.unit = 'points' and l.owner_id = u.id
		join ledger_accounts w on w.account_id = u.account_id and w.kind = 'member' and w.unit = 'wallet' and w.owner_id = u.id
		left join member_profiles p on p.account_id = u.account_id and p.user_id = u.id
		left join users m on m.account_id = u.account_id and m.id = u.manager_id
		where u.account_id = ${account_id} and u.id = ${user_id} and u.status <> 'erased'`;
}

/** How many people report to somebody. */
export function countReports(account_id: number, user_id: number) {
	return sql<{ count: number }>`select count(*) as count from users u
		where u.account_id = ${account_id} and u.manager_id = ${user_id}`;
}

/** Whether somebody ever joined, and in how many groups they are. */
export function findJoined(account_id: number, user_id: number) {
	return sql<{ has_joined: 0 | 1; groups_count: number }>`select
		(u.activated_at is not null or u.password_hash is not null) as has_joined,
		(select count(*) from group_members g where g.account_id = u.account_id and g.user_id = u.id) as groups_count
		from users u where u.account_id = ${account_id} and u.id = ${user_id}`;
}
