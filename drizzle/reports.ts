/** Reports that account owners have made again and again: which, with which filters and time, when, and for whom. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, id, isBetween, isOneOf, json, tenantKey, time } from "./column";
import { users } from "./members";

/** Schedules. One that is active has a next run, and no other has. */
export const reportSchedules = sqliteTable(
	"report_schedules",
	{
		account_id: accountId(),
		id: id(),
		/** Who answers for it: whoever saved or resumed it last; it ends with their right to the report. */
		user_id: integer("user_id").notNull(),
		report_type: text("report_type").notNull(),
		format: text("format").notNull(),
		/** As a request's, without the time, which `period` says in words. */
		filters: json("filters").notNull(),
		/** What the things were called that the filters name by their id. */
		filter_names: json("filter_names").notNull(),
		period: text("period").notNull(),
		frequency: text("frequency").notNull(),
		/** 1 is Monday; counts for weekly ones. */
		week_day: integer("week_day").notNull(),
		/** Counts for monthly ones; in a shorter month its last day stands for it. */
		month_day: integer("month_day").notNull(),
		/** In the account's time zone. */
		hour: integer("hour").notNull(),
		/** Ids of account owners. */
		recipient_ids: json("recipient_ids").notNull(),
		status: text("status").notNull(),
		/** Why it stopped by itself. */
		stop_reason: text("stop_reason"),
		next_run_at: time("next_run_at"),
		last_run_at: time("last_run_at"),
		created_at: time("created_at").notNull(),
		updated_at: time("updated_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		index("report_schedules_by_time").on(table.account_id, table.created_at, table.id),
		index("report_schedules_by_run")
			.on(table.account_id, table.next_run_at)
			.where(sql`${table.next_run_at} is not null`),
		isOneOf("report_schedules_format", table.format, ["csv", "xlsx"]),
		isOneOf("report_schedules_frequency", table.frequency, ["weekly", "monthly"]),
		isOneOf("report_schedules_status", table.status, ["active", "paused", "stopped"]),
		isBetween("report_schedules_week_day", table.week_day, 1, 7),
		isBetween("report_schedules_month_day", table.month_day, 1, 31),
		isBetween("report_schedules_hour", table.hour, 0, 23),
		check("report_schedules_filters", sql`length(${table.filters}) <= 12000`),
		check("report_schedules_recipients", sql`json_array_length(${table.recipient_ids}) between 1 and 10`),
		check("report_schedules_next_run", sql`(${table.status} = 'active') = (${table.next_run_at} is not null)`),
		check("report_schedules_stop", sql`(${table.status} = 'stopped') = (${table.stop_reason} is not null)`),
	],
);
