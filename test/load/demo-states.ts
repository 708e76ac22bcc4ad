/** Which states of things the databases declare, and which of them a seeded demo has, so that a person meets each somewhere. */
import { databaseFolders } from "../../scripts/migrate.mjs";
import { openDatabases } from "../../scripts/runtime.mjs";

/** A column that says how something stands, with the states that it may have. */
type Declared = { table: string; column: string; states: string[] };

/** States that no demo can hold, each with the reason; of a column, or of some of its states. */
const unshown: readonly { column: string; states?: readonly string[]; reason: string }[] = [
	{ column: "accounts.status", states: ["suspended", "closed"], reason: "a demo is there to be used" },
	{ column: "directory_accounts.status", states: ["closed"], reason: "a demo is there to be used" },
	{ column: "directory_checks.state", reason: "says how this machine is" },
	{ column: "own_domains.state", reason: "needs a domain of the client's own" },
	{ column: "sender_domains.state", reason: "needs a domain of the client's own" },
	{
		...{ column: "announcements.status", states: ["processing", "errored"] },
		reason: "lasts while an announcement is sent, or comes of a failure of the machine",
	},
	{
		...{ column: "bulk_runs.status", states: ["running", "canceled", "failed"] },
		reason: "lasts while a run is under way, or comes of a failure of the machine",
	},
	{
		...{ column: "download_requests.status", states: ["pending", "processing", "fulfilled", "errored"] },
		reason:
			"lasts while a file is made, is the name that old clients know for processed, or comes of a failure of the machine",
	},
	{ column: "form_steps.status", states: ["new"], reason: "a submission is new before anybody took a step" },
	{ column: "import_pictures.state", reason: "lasts while pictures are fetched from elsewhere" },
	{ column: "item_pictures.state", states: ["waiting", "failed"], reason: "the demo's pictures lie on this machine" },
	{ column: "import_undos.status", reason: "the demo's uploads stay" },
	{
		...{ column: "invitation_sendings.status", states: ["sending", "failed"] },
		reason: "lasts while it is sent, or comes of a failure of the machine",
	},
	{ column: "point_requests.state", reason: "needs a second account owner, and a demo has one" },
	{
		...{ column: "purchases.state", states: ["created", "authorised", "captured"] },
		reason: "lasts while the buyer or the bank has the say, ten minutes at most",
	},
	{
		...{ column: "recognitions.status", states: ["draft", "pending_1", "pending_2", "denied"] },
		reason: "stands on submissions; what has become a recognition was issued",
	},
	{ column: "report_schedules.status", states: ["stopped"], reason: "comes when its creator has left" },
	{
		column: "scoreboard_awards.status",
		states: ["waiting", "lost"],
		reason: "lasts until the clock pays, or comes of somebody leaving by then",
	},
	{ column: "sale_month_sums.brand_status", reason: "sums, which hold what was sold" },
	{ column: "sale_year_sums.brand_status", reason: "sums, which hold what was sold" },
];

const listed =
	/check\s*\(\s*(?:["`]?\w+["`]?\.)?["`]?(\w*(?:status|state))["`]?\s+in\s*\(((?:'[^']*'(?:,\s*)?)+)\)\s*\)/gi;

/** The columns of a table that say how something stands, by its CHECKs. */
function declaredBy({ name: table, sql }: { name: string; sql: string }): Declared[] {
	return [...sql.matchAll(listed)].map(([, column, values]) => ({
		...{ table, column: column! },
		states: [...values!.matchAll(/'([^']*)'/g)].map(([, state]) => state!),
	}));
}

/** How many columns declare states, and those states that nothing of a state folder has and no reason excuses; nobody else may have the folder open. */
export async function missingStates(folder: string): Promise<{ declared_count: number; missing: string[] }> {
	const opened = await openDatabases(folder);
	try {
		const declared = new Map<string, Declared>();
		const held = new Set<string>();
		for (const binding of Object.keys(databaseFolders)) {
			const database = await opened.database(binding);
			const { results: tables } = await database
				.prepare("select name, sql from sqlite_master where type = 'table' and sql is not null")
				.all<{ name: string; sql: string }>();
			for (const one of tables.flatMap(declaredBy)) {
				const key = `${one.table}.${one.column}`;
				declared.set(key, one);
				const { results } = await database
					.prepare(`select distinct ${one.column} as state from ${one.table}`)
					.all<{ state: string }>();
				for (const { state } of results) held.add(`${key} ${state}`);
			}
		}
		const missing = [...declared].flatMap(([key, { states }]) =>
			states
				.filter((state) => !held.has(`${key} ${state}`) && !isExcused(key, state))
				.map((state) => `${key} ${state}`),
		);
		return { declared_count: declared.size, missing };
	} finally {
		await opened.stop();
	}
}

function isExcused(key: string, state: string): boolean {
	return unshown.some(({ column, states }) => column === key && (states?.includes(state) ?? true));
}
