/** The types of the kit of load tests, for tests in TypeScript. */

import type { IncomingHttpHeaders } from "node:http";

/** A statement of a database, as D1 has them. */
export type LoadStatement = {
	bind(...values: unknown[]): LoadStatement;
	run(): Promise<LoadResult>;
	all<Row = Record<string, unknown>>(): Promise<LoadResult<Row>>;
	first<Row = Record<string, unknown>>(): Promise<Row | null>;
};

/** What a statement gave. */
export type LoadResult<Row = Record<string, unknown>> = {
	results: Row[];
	meta: { changes: number; rows_read: number; rows_written: number };
};

/** A database past the Worker; statements go over HTTP, and a batch is atomic as D1's. */
export type LoadDatabase = {
	prepare(text: string): LoadStatement;
	batch<Row = Record<string, unknown>>(statements: LoadStatement[]): Promise<LoadResult<Row>[]>;
};

/** A running Worker with a state of its own. */
export type LoadedRuntime = {
	port: number;
	/** The folder of its databases, files and objects. */
	persist: string;
	secret: string;
	database(binding: "DIRECTORY" | "SHARD_0" | "SHARD_1"): Promise<LoadDatabase>;
	bucket(binding: "FILES"): Promise<R2Bucket>;
	/** Runs the scheduled handler, which the local runtime does not do by itself. */
	runSchedule(cron?: string): Promise<unknown>;
	/** Starts workerd again on the same port and state, as after a kill. */
	restart(): Promise<void>;
	/** The process of workerd. */
	processId(): number | undefined;
	/** Stops it and removes its state, unless that is kept. */
	stop(): Promise<void>;
};

/** How to start it. */
export type LoadedRuntimeOptions = {
	/** A folder of `keepState`; an empty migrated state unless given. */
	state?: string;
	port?: number;
	/** Override the Worker's variables; LIMITS are raised and SESSION_SECRET is known unless given. */
	vars?: Record<string, string>;
	/** Receives what the Worker prints; nothing is kept unless given. */
	logFile?: string;
	/** Leaves the state's folder behind after `stop`, for `verifyLedgers(runtime.persist)`. */
	isStateKept?: boolean;
	/** Restarts a runtime that stops answering; off, since load makes it answer late. */
	isWatched?: boolean;
	inspectorPort?: number;
};

export declare function startLoadedRuntime(options?: LoadedRuntimeOptions): Promise<LoadedRuntime>;
/** The folder of a state that `make` fills once for each name and state of migrations and generators. */
export declare function keepState(
	name: string,
	make: (runtime: LoadedRuntime) => Promise<unknown>,
	log?: (line: string) => void,
	/** Paths in the project on whose content the state depends too. */
	sources?: string[],
): Promise<string>;

/** A tenant and its database, past the Worker: for writing data and for looking at rows afterwards. */
export type LoadTenant = {
	id: number;
	shard: number;
	subdomain: string;
	host: string;
	port: number;
	secret: string;
	database: LoadDatabase;
	run(text: string, ...params: unknown[]): Promise<unknown>;
	all<Row = Record<string, unknown>>(text: string, ...params: unknown[]): Promise<Row[]>;
};

/** What a tenant is called, where it lies and what is switched on. */
export type LoadTenantOptions = {
	/** A small number that tells the tenants of one state apart. */
	id?: number;
	subdomain?: string;
	shard?: 0 | 1;
	flags?: Record<string, 0 | 1>;
	settings?: Record<string, unknown>;
};

/** A program to give from. */
export type LoadProgram = { id: number; budget_id: number; budget_account_id: number };

/** What came back from a request. */
export type LoadAnswer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

/** The body of an answer in the contract's envelope. */
export type LoadBody = Record<string, unknown> & {
	resultStatus?: string;
	resultMsg?: string;
	resultType?: string;
	errors?: Record<string, string[]>;
};

/** One signed-in person's client. */
export type LoadClient = {
	try(path: string, payload: unknown, headers?: Record<string, string>): Promise<LoadAnswer & { body: LoadBody }>;
	call<Body = LoadBody>(path: string, payload: unknown, headers?: Record<string, string>): Promise<Body>;
	get(path: string, headers?: Record<string, string>): Promise<LoadAnswer>;
	send(method: string, path: string, headers?: Record<string, string>, body?: string | Uint8Array): Promise<LoadAnswer>;
};

/** How somebody reaches the Worker. */
export type LoadAccess = { host: string; port: number; secret: string; accountId: number; token: string };

/** A member who is signed in. */
export type LoadPerson = {
	at: number;
	id: number;
	points_account_id: number;
	token: string;
	access: LoadAccess;
	client: LoadClient;
};

export declare function openTenant(runtime: LoadedRuntime, options?: LoadTenantOptions): Promise<LoadTenant>;
/** The handle of a tenant that a kept state holds already. */
export declare function tenantOf(
	runtime: LoadedRuntime,
	options?: Pick<LoadTenantOptions, "id" | "subdomain" | "shard">,
): Promise<LoadTenant>;
/** A program of 50 to 250 points that everyone may give from; member 0 owns its budget. */
export declare function addProgram(
	tenant: LoadTenant,
	options?: { at?: number; name?: string; budget?: number },
): Promise<LoadProgram>;

export declare function addMembers(
	tenant: LoadTenant,
	count: number,
	options?: { from?: number; points?: number },
): Promise<void>;
export declare function openSessions(tenant: LoadTenant, from: number, count: number): Promise<LoadPerson[]>;
export declare function personAt(tenant: LoadTenant, at: number): LoadPerson;

/** Adds items as the import does; `points` and `stock` (null: not counted) hold for every variant when given. */
export declare function addItems(
	tenant: LoadTenant,
	count: number,
	options?: { from?: number; points?: number; stock?: number | null },
): Promise<void>;
export declare function itemAt(at: number): { id: number; variant_id: number };

export declare function addRecognitions(
	tenant: LoadTenant,
	count: number,
	options: { members: number; program: LoadProgram; from?: number; log?: (line: string) => void },
): Promise<void>;
export declare function addOrders(
	tenant: LoadTenant,
	count: number,
	options: { members: number; items: number; from?: number },
): Promise<void>;

/** The rows of sums of days (`order_day_sums`) that differ from a recount of all orders. */
export declare function differingDaySums(tenant: LoadTenant): Promise<Record<string, string | number>[]>;

export declare function headersOf(access: LoadAccess): { page: Record<string, string>; call: Record<string, string> };
export declare function send(
	port: number,
	request: { method: string; path: string; headers: Record<string, string> },
	body?: string | Uint8Array,
): Promise<LoadAnswer>;
/** Runs a call for each thing, so many at once; answers in the order of the things. */
export declare function inParallel<Thing, Answer>(
	things: readonly Thing[],
	atOnce: number,
	action: (thing: Thing, at: number) => Promise<Answer>,
): Promise<Answer[]>;
/** Closes the connections that stay open, so that a process can end. */
export declare function closeConnections(): void;
