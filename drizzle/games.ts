/** Games: bingo and scratch cards, their prizes, the cards that people took, and what was claimed and won on them. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { budgets } from "./budgets";
import { accountId, amount, belongsTo, id, isBetween, isOneOf, json, maxAmount, tenantKey, time } from "./column";
import { users } from "./members";

/** A game; what its prizes are worth is held in a ledger account under its id from when it opens. */
export const games = sqliteTable(
	"games",
	{
		account_id: accountId(),
		id: id(),
		kind: text("kind").notNull(),
		title: text("title").notNull(),
		rules: text("rules").notNull().default(""),
		status: text("status").notNull().default("draft"),
		starts_at: time("starts_at").notNull(),
		ends_at: time("ends_at").notNull(),
		budget_id: integer("budget_id"),
		/** Squares along a side of a bingo card. */
		size: integer("size").notNull().default(0),
		/** Of bingo: texts with how each is proven. */
		tasks: json("tasks").notNull().default("[]"),
		/** Who gets a scratch card. */
		card_for: text("card_for").notNull().default("everybody"),
		/** Drawn when the game opens, and told when it is closed. */
		seed: text("seed").notNull().default(""),
		/** The SHA-256 of the seed, told from the start. */
		commitment: text("commitment").notNull().default(""),
		issued_count: integer("issued_count").notNull().default(0),
		/** When the clock has something to do: close it, or give back what nobody won. */
		due_at: time("due_at"),
		created_by: integer("created_by").notNull(),
		created_at: time("created_at").notNull(),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.budget_id, budgets),
		belongsTo(table, table.created_by, users),
		index("games_by_kind").on(table.account_id, table.kind, table.id),
		index("games_due").on(table.account_id, table.due_at, table.id).where(sql`${table.due_at} is not null`),
		isOneOf("games_kind", table.kind, ["bingo", "scratch"]),
		isOneOf("games_status", table.status, ["draft", "open", "closed", "ended"]),
		isOneOf("games_card_for", table.card_for, ["everybody", "givers"]),
		check("games_title", sql`length(${table.title}) between 1 and 60`),
		check("games_rules", sql`length(${table.rules}) <= 2000`),
		check("games_tasks", sql`length(${table.tasks}) <= 20000`),
		check("games_size", sql`(${table.kind} = 'bingo') = (${table.size} between 3 and 5)`),
		check("games_times", sql`${table.starts_at} < ${table.ends_at}`),
		check("games_seed", sql`(${table.status} = 'draft') = (${table.seed} = '')`),
		check("games_issued", sql`${table.issued_count} >= 0`),
	],
);

/** The prizes of a game, in their order; more than there are can never be taken. */
export const gamePrizes = sqliteTable(
	"game_prizes",
	{
		account_id: accountId(),
		game_id: integer("game_id").notNull(),
		position: integer("position").notNull(),
		/** Of bingo, what wins it; 'card' for scratch cards. */
		pattern: text("pattern").notNull(),
		name: text("name").notNull().default(""),
		points: amount("points").notNull(),
		stock: integer("stock").notNull(),
		taken: integer("taken").notNull().default(0),
		/** Of a scratch card: what is drawn from here on, below `draw_to`, wins it. */
		draw_from: integer("draw_from").notNull().default(0),
		draw_to: integer("draw_to").notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.game_id, table.position] }),
		belongsTo(table, table.game_id, games),
		isOneOf("game_prizes_pattern", table.pattern, ["card", "line", "corners", "full"]),
		check("game_prizes_name", sql`length(${table.name}) <= 60`),
		isBetween("game_prizes_points", table.points, 0, maxAmount),
		check("game_prizes_stock", sql`${table.taken} between 0 and ${table.stock}`),
		check("game_prizes_draws", sql`${table.draw_from} between 0 and ${table.draw_to} and ${table.draw_to} <= 1000`),
	],
);

/** A card of one person, by its number in the game; of a scratch card the outcome, drawn when it was issued. */
export const gameCards = sqliteTable(
	"game_cards",
	{
		account_id: accountId(),
		id: id(),
		game_id: integer("game_id").notNull(),
		user_id: integer("user_id").notNull(),
		number: integer("number").notNull(),
		drawn: integer("drawn"),
		prize_position: integer("prize_position"),
		/** Of bingo: the tasks on it, by their places. */
		squares: json("squares").notNull().default("[]"),
		issued_at: time("issued_at").notNull(),
		expires_at: time("expires_at"),
		revealed_at: time("revealed_at"),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.game_id, games),
		belongsTo(table, table.user_id, users),
		uniqueIndex("game_cards_one_each").on(table.account_id, table.game_id, table.user_id),
		uniqueIndex("game_cards_by_number").on(table.account_id, table.game_id, table.number),
		index("game_cards_of_person").on(table.account_id, table.user_id, table.game_id),
		check("game_cards_drawn", sql`${table.drawn} is null or ${table.drawn} between 0 and 999`),
	],
);

/** A square that somebody marked, with what they said of it; one that was rejected may be claimed again. */
export const gameSquares = sqliteTable(
	"game_squares",
	{
		account_id: accountId(),
		id: id(),
		card_id: integer("card_id").notNull(),
		user_id: integer("user_id").notNull(),
		place: integer("place").notNull(),
		words: text("words").notNull().default(""),
		picture_url: text("picture_url").notNull().default(""),
		status: text("status").notNull(),
		notes: text("notes").notNull().default(""),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		belongsTo(table, table.card_id, gameCards),
		belongsTo(table, table.user_id, users),
		index("game_squares_of_card").on(table.account_id, table.card_id, table.place, table.id),
		uniqueIndex("game_squares_once")
			.on(table.account_id, table.card_id, table.place)
			.where(sql`${table.status} <> 'rejected'`),
		isOneOf("game_squares_status", table.status, ["waiting", "done", "rejected"]),
		isBetween("game_squares_place", table.place, 0, 24),
		check("game_squares_words", sql`length(${table.words}) <= 1000`),
	],
);

/** The prizes that a bingo card won, each once. */
export const gameWins = sqliteTable(
	"game_wins",
	{
		account_id: accountId(),
		card_id: integer("card_id").notNull(),
		position: integer("position").notNull(),
		won_at: time("won_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.card_id, table.position] }),
		belongsTo(table, table.card_id, gameCards),
	],
);
