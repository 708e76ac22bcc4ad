/** Scoreboard competitions: what counts in each, who competes, what everybody did, where they stand, and what was won. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, flag, id, isBetween, isOneOf, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";

const metricWords = [
	"recognitions_given",
	"recognitions_received",
	"points_received",
	"ideas_approved",
	"sales_approved",
	"sales_quantity",
	"sales_points",
];

/** A competition; what its prizes can cost is held in a ledger account under its id from when it is published. */
export const scoreboardCompetitions = sqliteTable(
	"scoreboard_competitions",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		rules: text("rules").notNull().default(""),
		status: text("status").notNull().default("draft"),
		/** Who is best at the end, or who reaches a target first. */
		goal: text("goal").notNull(),
		target: amount("target").notNull().default(0),
		/** People, or groups as teams. */
		competitor: text("competitor").notNull(),
		/** Only those of `scoreboard_entrants` compete; else everybody does. */
		has_entrants: flag("has_entrants"),
		starts_at: time("starts_at").notNull(),
		/** From when on the board shows what it showed then; null: it is never frozen. */
		freezes_at: time("freezes_at"),
		ends_at: time("ends_at").notNull(),
		budget_id: integer("budget_id"),
		/** Something was counted since the board was last reckoned. */
		is_stale: flag("is_stale"),
		/** Of when the board is. */
		shown_at: time("shown_at"),
		placed_count: integer("placed_count").notNull().default(0),
		/** The first moment of the account's day before which the rows had their previous places; null before the first board. */
		previous_at: time("previous_at"),
		/** What people are still told, and up to whom (by id) they were. */
		telling: text("telling").notNull().default(""),
		told_to: integer("told_to").notNull().default(0),
		/** Prizes were shared out. */
		is_awarded: flag("is_awarded"),
		/** When the clock has something to do beside reckoning the board. */
		due_at: time("due_at"),
		created_by: integer("created_by").notNull(),
		created_at: time("created_at").notNull(),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.budget_id, budgets),
		belongsTo(table, table.created_by, users),
		index("scoreboard_competitions_due")
			.on(table.account_id, table.due_at, table.id)
			.where(sql`${table.due_at} is not null`),
		index("scoreboard_competitions_counting")
			.on(table.account_id, table.id)
			.where(sql`${table.status} in ('scheduled', 'running', 'frozen')`),
		isOneOf("scoreboard_competitions_status", table.status, [
			...["draft", "scheduled", "running", "frozen", "final", "paid", "cancelled"],
		]),
		isOneOf("scoreboard_competitions_goal", table.goal, ["best", "target"]),
		isOneOf("scoreboard_competitions_competitor", table.competitor, ["people", "teams"]),
		isOneOf("scoreboard_competitions_telling", table.telling, ["", "started", "ended"]),
		check("scoreboard_competitions_name", sql`length(${table.name}) between 1 and 60`),
		check("scoreboard_competitions_rules", sql`length(${table.rules}) <= 2000`),
		check("scoreboard_competitions_times", sql`${table.starts_at} < ${table.ends_at}`),
		check("scoreboard_competitions_target", sql`(${table.goal} = 'target') = (${table.target} > 0)`),
		isBetween("scoreboard_competitions_target_range", table.target, 0, maxAmount),
	],
);

/** What counts in a competition, and how many scoreboard points each of it is worth. */
export const scoreboardMetrics = sqliteTable(
	"scoreboard_metrics",
	{
		account_id: accountId(),
		competition_id: integer("competition_id").notNull(),
		metric: text("metric").notNull(),
		weight: integer("weight").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.competition_id, table.metric] }),
		belongsTo(table, table.competition_id, scoreboardCompetitions),
		isOneOf("scoreboard_metrics_metric", table.metric, metricWords),
		isBetween("scoreboard_metrics_weight", table.weight, 1, 1_000),
	],
);

/** The prizes of the first places; for teams what each of the team gets. */
export const scoreboardPrizes = sqliteTable(
	"scoreboard_prizes",
	{
		account_id: accountId(),
		competition_id: integer("competition_id").notNull(),
		place: integer("place").notNull(),
		points: amount("points").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.competition_id, table.place] }),
		belongsTo(table, table.competition_id, scoreboardCompetitions),
		isBetween("scoreboard_prizes_place", table.place, 1, 10),
		isBetween("scoreboard_prizes_points", table.points, 1, 1_000_000),
	],
);

/** The groups that compete, under their names and with their people as they were when it was published. */
export const scoreboardGroups = sqliteTable(
	"scoreboard_groups",
	{
		account_id: accountId(),
		competition_id: integer("competition_id").notNull(),
		group_id: integer("group_id").notNull(),
		name: text("name").notNull(),
		member_count: integer("member_count").notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.competition_id, table.group_id] }),
		belongsTo(table, table.competition_id, scoreboardCompetitions),
	],
);

/** Who competes where not everybody does, as it was when the competition was published. */
export const scoreboardEntrants = sqliteTable(
	"scoreboard_entrants",
	{
		account_id: accountId(),
		competition_id: integer("competition_id").notNull(),
		user_id: integer("user_id").notNull(),
		/** For whom they count: themselves, or the group that is their team. */
		contestant_id: integer("contestant_id").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.competition_id, table.user_id] }),
		belongsTo(table, table.competition_id, scoreboardCompetitions),
		belongsTo(table, table.user_id, users),
		index("scoreboard_entrants_of_contestant").on(
			...[table.account_id, table.competition_id, table.contestant_id, table.user_id],
		),
		index("scoreboard_entrants_of_user").on(table.account_id, table.user_id, table.competition_id),
	],
);

/** How much of what counts somebody did; kept by triggers on what is counted. */
export const scoreboardFigures = sqliteTable(
	"scoreboard_figures",
	{
		account_id: accountId(),
		competition_id: integer("competition_id").notNull(),
		contestant_id: integer("contestant_id").notNull(),
		metric: text("metric").notNull(),
		figure: amount("figure").notNull(),
		/** What the board shows of it. */
		shown_figure: amount("shown_figure").notNull().default(0),
		/** When it last changed. */
		counted_at: time("counted_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.competition_id, table.contestant_id, table.metric] }),
		belongsTo(table, table.competition_id, scoreboardCompetitions),
	],
);

/** Where somebody stands: the total of all figures by their weights, kept by a trigger, and what the board shows of it. */
export const scoreboardStandings = sqliteTable(
	"scoreboard_standings",
	{
		account_id: accountId(),
		competition_id: integer("competition_id").notNull(),
		/** The person, or the group that is a team. */
		contestant_id: integer("contestant_id").notNull(),
		user_id: integer("user_id"),
		total: amount("total").notNull(),
		/** When the target was reached; null where it is not, or there is none. */
		reached_at: time("reached_at"),
		/** What the board shows: the place, which ties share, the row's own position, and the total. */
		place: integer("place"),
		position: integer("position"),
		shown_total: amount("shown_total").notNull().default(0),
		/** The place at the end of the day before; null where there was none. */
		previous_place: integer("previous_place"),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.competition_id, table.contestant_id] }),
		belongsTo(table, table.competition_id, scoreboardCompetitions),
		belongsTo(table, table.user_id, users),
		index("scoreboard_standings_board").on(table.account_id, table.competition_id, table.position),
		index("scoreboard_standings_of_user")
			.on(table.account_id, table.user_id, table.competition_id)
			.where(sql`${table.user_id} is not null`),
		index("scoreboard_standings_reached")
			.on(table.account_id, table.competition_id, table.reached_at)
			.where(sql`${table.reached_at} is not null`),
	],
);

/** What somebody won, and whether it was paid. */
export const scoreboardAwards = sqliteTable(
	"scoreboard_awards",
	{
		account_id: accountId(),
		competition_id: integer("competition_id").notNull(),
		user_id: integer("user_id").notNull(),
		place: integer("place").notNull(),
		points: amount("points").notNull(),
		/** Lost: whoever won it may not receive points. */
		status: text("status").notNull().default("waiting"),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.competition_id, table.user_id] }),
		belongsTo(table, table.competition_id, scoreboardCompetitions),
		belongsTo(table, table.user_id, users),
		index("scoreboard_awards_waiting")
			.on(table.account_id, table.competition_id, table.user_id)
			.where(sql`${table.status} = 'waiting'`),
		isOneOf("scoreboard_awards_status", table.status, ["waiting", "paid", "lost"]),
		isBetween("scoreboard_awards_points", table.points, 1, maxAmount),
	],
);

/** Whether somebody is shown to others by name on boards; who never chose is. */
export const scoreboardChoices = sqliteTable(
	"scoreboard_choices",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		is_named: flag("is_named"),
	},
	(table) => [primaryKey({ columns: [table.account_id, table.user_id] }), belongsTo(table, table.user_id, users)],
);
