/** People of a tenant, and the groups that they belong to. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, isOneOf, json, tenantKey, time } from "./column";

/** People (specification §3, "User" and "Member"). */
export const users = sqliteTable(
	"users",
	{
		account_id: accountId(),
		id: id(),
		participant_id: text("participant_id").notNull(),
		first_name: text("first_name").notNull(),
		last_name: text("last_name").notNull(),
		/** "" while nobody knows one: such a person can be recognized, and neither signs in nor is written to. */
		email: text("email").notNull(),
		title: text("title").notNull().default(""),
		phone: text("phone").notNull().default(""),
		role: text("role").notNull(),
		hire_date: text("hire_date"),
		manager_id: integer("manager_id"),
		country: text("country").notNull().default("USA"),
		language_code: text("language_code").notNull().default("en"),
		image_url: text("image_url"),
		status: text("status").notNull().default("invited"),
		switches: json("switches").notNull().default("{}"),
		/** What is set for the person and is no switch: sales role, unit, privileges, a menu of their own. */
		settings: json("settings").notNull().default("{}"),
		is_eligible_to_receive_points: flag("is_eligible_to_receive_points", 1),
		standard_tnc_opted_in_at: time("standard_tnc_opted_in_at"),
		password_hash: text("password_hash"),
		recognitions_given_count: integer("recognitions_given_count").notNull().default(0),
		recognitions_received_count: integer("recognitions_received_count").notNull().default(0),
		activated_at: time("activated_at"),
		last_logged_in_at: time("last_logged_in_at"),
		created_at: time("created_at").notNull(),
		/** Since when they have the role that they have; null: nobody noted it. */
		role_given_at: time("role_given_at"),
		/** When the last activation link was sent; null: never. */
		invited_at: time("invited_at"),
		/** The upload that added the person. */
		upload_id: integer("upload_id"),
	},
	(table) => [
		tenantKey(table),
		index("users_by_email").on(table.account_id, table.email),
		uniqueIndex("users_with_email").on(table.account_id, table.email).where(sql`${table.email} <> ''`),
		uniqueIndex("users_by_participant_id").on(table.account_id, table.participant_id),
		// Who came on a day of the year, whichever year.
		index("users_by_hire_day")
			.on(table.account_id, sql`substr(${table.hire_date}, 6)`, table.id)
			.where(sql`${table.hire_date} is not null`),
		index("users_by_phone").on(table.account_id, table.phone).where(sql`${table.phone} <> ''`),
		index("users_by_manager").on(table.account_id, table.manager_id, table.id),
		index("users_under_manager").on(table.account_id, table.manager_id, table.last_name, table.id),
		index("users_here_under_manager")
			.on(table.account_id, table.manager_id, table.last_name, table.id)
			.where(sql`${table.status} = 'active'`),
		index("users_by_name").on(table.account_id, table.last_name, table.first_name, table.id),
		index("users_not_joined").on(table.account_id, table.created_at, table.id).where(sql`${table.status} = 'invited'`),
		index("users_not_joined_of_upload")
			.on(table.account_id, table.upload_id, table.created_at, table.id)
			.where(sql`${table.status} = 'invited' and ${table.upload_id} is not null`),
		index("users_role_holders").on(table.account_id, table.last_name, table.id).where(sql`${table.role} <> 'member'`),
		// Everybody who is or was here, by name: the list that owners see.
		index("users_listed").on(table.account_id, table.last_name, table.id).where(sql`${table.status} <> 'erased'`),
		index("users_moderating_ideas")
			.on(table.account_id, table.id)
			.where(sql`${table.switches} ->> 'can_moderate_ideas' = 1`),
		index("users_moderating_nominations")
			.on(table.account_id, table.id)
			.where(sql`${table.switches} ->> 'nomination_moderator' = 1`),
		index("users_sales_reps")
			.on(table.account_id, table.last_name, table.id)
			.where(sql`${table.role} = 'distributor_sales_rep'`),
		index("users_moderators").on(table.account_id, table.id).where(sql`${table.role} = 'moderator'`),
		index("users_owners").on(table.account_id, table.id).where(sql`${table.role} = 'account_owner'`),
		isOneOf("users_status", table.status, ["invited", "pending", "active", "suspended", "terminated", "erased"]),
	],
);

/** What a company holds of a person beyond what the platform needs of everybody: days, home, and fields of its own. */
export const memberProfiles = sqliteTable(
	"member_profiles",
	{
		account_id: accountId(),
		user_id: integer("user_id").notNull(),
		dob: text("dob"),
		/** Their last day; set when they leave. */
		termination_date: text("termination_date"),
		address_1: text("address_1").notNull().default(""),
		address_2: text("address_2").notNull().default(""),
		city: text("city").notNull().default(""),
		state: text("state").notNull().default(""),
		zip: text("zip").notNull().default(""),
		/** Values of the account's additional fields, by their keys. */
		additional_fields: json("additional_fields").notNull().default("{}"),
	},
	(table) => [
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.user_id] }),
		index("member_profiles_by_birthday")
			.on(table.account_id, sql`substr(${table.dob}, 6)`, table.user_id)
			.where(sql`${table.dob} is not null`),
		check("member_profiles_dob", sql`length(${table.dob}) = 10`),
		check("member_profiles_termination_date", sql`length(${table.termination_date}) = 10`),
		check(
			"member_profiles_address",
			sql`length(${table.address_1}) <= 100 and length(${table.address_2}) <= 100 and length(${table.city}) <= 100
				and length(${table.state}) <= 50 and length(${table.zip}) <= 20`,
		),
		check("member_profiles_additional_fields", sql`length(${table.additional_fields}) <= 10000`),
	],
);

/** How many people there are in each status; kept by triggers on users. */
export const memberCounts = sqliteTable(
	"member_counts",
	{ account_id: accountId(), status: text("status").notNull(), count: integer("count").notNull() },
	(table) => [primaryKey({ columns: [table.account_id, table.status] })],
);

/**
 * Named groups of people: lists, or whoever meets rules. All counts are kept by triggers on group_members, group_uses and
 * users; triggers on users and member_profiles also keep who is in a group by rules.
 */
export const groups = sqliteTable(
	"groups",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		description: text("description").notNull().default(""),
		kind: text("kind").notNull().default("list"),
		/** Whether somebody must meet all of the rules, or any of them. */
		matching: text("matching").notNull().default("all"),
		/** JSON [{field, operator, values}]; none of a list. */
		rules: json("rules").notNull().default("[]"),
		/** Up to which person (by id) the group's new rules were looked through; null: all were. */
		filled_to: integer("filled_to"),
		/** How many programs name it. */
		use_count: integer("use_count").notNull().default(0),
		member_count: integer("member_count").notNull().default(0),
		active_member_count: integer("active_member_count").notNull().default(0),
		/** Those who have not joined yet. */
		invited_member_count: integer("invited_member_count").notNull().default(0),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		uniqueIndex("groups_by_name").on(table.account_id, table.name),
		index("groups_by_rules").on(table.account_id, table.id).where(sql`${table.kind} = 'rules'`),
		isOneOf("groups_kind", table.kind, ["list", "rules"]),
		isOneOf("groups_matching", table.matching, ["all", "any"]),
		check("groups_description", sql`length(${table.description}) <= 500`),
		check("groups_rules", sql`length(${table.rules}) <= 20000`),
	],
);

/** Which programs name a group as those who may give; kept by triggers on programs. */
export const groupUses = sqliteTable(
	"group_uses",
	{ account_id: accountId(), group_id: integer("group_id").notNull(), program_id: integer("program_id").notNull() },
	(table) => [
		belongsTo(table, table.group_id, groups),
		primaryKey({ columns: [table.account_id, table.group_id, table.program_id] }),
		index("group_uses_by_program").on(table.account_id, table.program_id),
	],
);

/** Who is in which group. */
export const groupMembers = sqliteTable(
	"group_members",
	{ account_id: accountId(), group_id: integer("group_id").notNull(), user_id: integer("user_id").notNull() },
	(table) => [
		belongsTo(table, table.group_id, groups),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.group_id, table.user_id] }),
		index("group_members_by_user").on(table.account_id, table.user_id, table.group_id),
	],
);
