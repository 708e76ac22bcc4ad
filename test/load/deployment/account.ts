/** What one Cloudflare account holds, for the stand-in. */
import type { IncomingHttpHeaders } from "node:http";
import type { openEdge, Upload } from "./edge";

type Edge = Awaited<ReturnType<typeof openEdge>>;
/** A call of the API. */
export type Call = { method: string; path: string; url: URL; body: Buffer; headers: IncomingHttpHeaders };
/** An answer of the API. */
export type Answer = { status: number; json: unknown };
/** A Worker with its secrets. */
export type Script = {
	upload: Upload;
	secrets: Map<string, string>;
	tag: string;
	schedules: unknown;
	subdomain: unknown;
};
type Queue = { queue_id: string; queue_name: string; consumers: Record<string, unknown>[] };
type Database = { uuid: string; name: string; place: string };

/** The token, account and zone that there are. */
export const credentials = {
	token: "right-token",
	account: "acc0000000000000000000000000000a",
	zone: "zone000000000000000000000000000a",
};
/** The zone's name. */
export const zoneName = "rewards.example";

/** A refusal of the API. */
export class Refused extends Error {
	constructor(
		readonly status: number,
		readonly code: number,
		message: string,
	) {
		super(message);
	}
}

/** What one account holds, empty at first. */
export function newAccount(edge: Edge) {
	const databases: Database[] = [];
	const account = {
		edge,
		databases,
		maxDatabases: 50,
		buckets: new Set<string>(),
		queues: [] as Queue[],
		scripts: new Map<string, Script>(),
		records: [] as { id: string; type: string; name: string; content: string; proxied: boolean }[],
		routes: [] as { id: string; pattern: string; script: string }[],
		files: new Set<string>(),
		placeOf: (id: string) => {
			const found = databases.find(({ uuid }) => uuid === id);
			if (!found) throw new Refused(400, 10_181, `binding of a database ${id} that does not exist`);
			return found.place;
		},
		leads: (host: string) =>
			account.records.some(({ name, proxied }) => proxied && name === host.replace(/^[^.]+/, "*")) &&
			account.routes.some(({ pattern }) => pattern === `${host.replace(/^[^.]+/, "*")}/*`),
		/** Drops every table of every place. */
		clear: async () => {
			const listed =
				"SELECT type, name FROM sqlite_master WHERE name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND sql IS NOT NULL";
			for (const place of edge.places) {
				for (const type of ["trigger", "view", "virtual", "table"]) {
					const [found] = await edge.query(
						place,
						listed + (type === "virtual" ? " AND sql LIKE 'CREATE VIRTUAL%'" : ` AND type = '${type}'`),
					);
					const kind = type === "virtual" ? "table" : type;
					const drops = found!.results.map(({ name }) => `DROP ${kind} IF EXISTS "${String(name)}"`);
					if (drops.length > 0) await edge.query(place, ["PRAGMA defer_foreign_keys = on", ...drops].join(";\n"));
				}
			}
		},
	};
	return account;
}

/** What one account holds. */
export type Account = ReturnType<typeof newAccount>;

/** A body as its JSON. */
export const json = <Body>(body: Buffer) => JSON.parse(body.toString("utf8")) as Body;

/** The Worker of a name; refused as Cloudflare does where there is none. */
export function scriptNamed(account: Account, name: string): Script {
	const found = account.scripts.get(name);
	if (!found) throw new Refused(404, 10_007, "This Worker does not exist on your account.");
	return found;
}

/** The queue of an id. */
export function queueNumbered(account: Account, id: string): Queue {
	const found = account.queues.find(({ queue_id }) => queue_id === id);
	if (!found) throw new Refused(404, 11_000, "Queue does not exist");
	return found;
}

/** Serves the Worker as it is now. */
export const serve = (account: Account, { upload, secrets }: Script) =>
	account.edge.serve(upload, secrets, account.placeOf);
