/** What the Worker is bound to (wrangler.toml) and its settings. */

/** Bindings, variables and secrets. Limits are settings so that load tests can raise them. */
export type Environment = {
	DIRECTORY: D1Database;
	/** Each shard has a number; a deployment binds two or more, from 0 on. */
	[shard: ShardName]: D1Database;
	SHARD_0: D1Database;
	SHARD_1: D1Database;
	FILES: R2Bucket;
	/** Draws pictures smaller; without it pages show them as they are. */
	IMAGES?: ImagesBinding;
	OUTBOX_QUEUE: Queue<OutboxSignal>;
	CARTS: DurableObjectNamespace;
	FLASH_SALES: DurableObjectNamespace;
	LATE_BUYERS: DurableObjectNamespace;
	/** Takes a data point of each call, for questions by SQL; the local runtime discards them. */
	METRICS?: AnalyticsEngineDataset;
	/** "local", "development" or "test" where a script says so; whatever else stands here is production. */
	ENVIRONMENT: string;
	/** Where the host names admin and admin1 lead. */
	PLATFORM_SITE_URL: string;
	/** The platform's own host, where operators' calls are served; the clients' hosts are its siblings (decision 033). */
	PLATFORM_HOST: string;
	/** Makes the first operators' tokens; nobody is let in by it where it is not set. */
	OPERATOR_SETUP_TOKEN?: string;
	SESSION_SECRET: string;
	/** Lets the development server in front call for the screens that it renders; set by `npm run dev` alone. */
	DEVELOPMENT_CALL_KEY?: string;
	/** Provider that sends mail over HTTP in production; absent locally, where mail waits on the page /webapp/dev/mail. */
	MAIL_PROVIDER_URL?: string;
	MAIL_PROVIDER_TOKEN?: string;
	MAIL_SENDER?: string;
	/** Cloudflare for SaaS, for clients’ own domains: the zone whose custom hostnames they are, a token for it, and the name to which their DNS points. */
	CUSTOM_HOSTNAMES_ZONE?: string;
	CUSTOM_HOSTNAMES_TOKEN?: string;
	CUSTOM_HOSTNAMES_TARGET?: string;
	/** Where its API is; Cloudflare’s own unless given. */
	CUSTOM_HOSTNAMES_URL?: string;
	/** The domains of the provider of mail, so that clients’ emails come from their own: a token that may manage them, and where it sends from. */
	SENDER_DOMAINS_TOKEN?: string;
	SENDER_DOMAINS_REGION?: string;
	/** Where its API is; Resend’s own unless given. */
	SENDER_DOMAINS_URL?: string;
	/** Stripe, for points bought by card: its secret key, and the secret with which it signs events; no points are sold without both. */
	STRIPE_SECRET_KEY?: string;
	STRIPE_WEBHOOK_SECRET?: string;
	/** Where its API is; Stripe’s own unless given. */
	STRIPE_API_URL?: string;
	/** What a card payment costs the buyer beside the points: hundredths of a percent, and hundredths of the currency; 290 and 30 unless given. */
	CARD_FEE_BASIS_POINTS?: string;
	CARD_FEE_CENTS?: string;
	/** Sentry's DSN, of an error-reporting service that speaks its protocol; nothing is reported without it. */
	ERROR_REPORT_DSN?: string;
	/** Where alerts of failing health checks go, and the secret with which they are signed; none without both. */
	ALERT_WEBHOOK_URL?: string;
	ALERT_WEBHOOK_SECRET?: string;
	/** How often an isolate writes down what its calls added up to, at most, in milliseconds; 10 seconds unless given. */
	METRICS_EVERY_MS?: string;
	/** Overrides of the default limits as JSON: limit name → { most, per_seconds }. */
	LIMITS?: string;
	/** How many points one operator pays in for a client alone; 1,000,000 unless given. */
	FUNDING_LIMIT?: string;
	/** How long a flash-sale item is held for a buyer, in milliseconds; 5 minutes unless given. */
	FLASH_HOLD_MS?: string;
	/** How long a write waits while its account is moved to another shard, in milliseconds; 10 seconds unless given. */
	MOVE_WAIT_MS?: string;
};

const localEnvironments = ["local", "development", "test"];

/** Whether this is a developer's machine: what is open there alone asks so, and is closed wherever nobody said it. */
export function isLocal({ ENVIRONMENT }: Pick<Environment, "ENVIRONMENT">): boolean {
	return localEnvironments.includes(ENVIRONMENT);
}

/** Whether, beside that, the request was sent to a name of the machine itself; tests have names that nobody else can have. */
export function isLocalRequest(asked: { env: Pick<Environment, "ENVIRONMENT">; request: { origin: string } }): boolean {
	if (!URL.canParse(asked.request.origin)) return false;
	const { hostname } = new URL(asked.request.origin);
	const isOwnName = /(^|\.)localhost$/.test(hostname) || ["127.0.0.1", "[::1]"].includes(hostname);
	return isLocal(asked.env) && (isOwnName || (asked.env.ENVIRONMENT === "test" && hostname.endsWith(".test")));
}

/** The body of a queue message: which outbox row waits, and where. */
export type OutboxSignal = { account_id: number; shard: number; outbox_id: number };

/** What a shard's database is bound to. */
export type ShardName = `SHARD_${number}`;

/** The binding of a shard by its number, which the directory keeps for each account. */
export const shardName = (shard: number): ShardName => `SHARD_${shard}`;

/** The shards that are bound, in the order of their numbers. */
export function shardNamesOf(env: Environment): ShardName[] {
	const names: ShardName[] = [];
	while (env[shardName(names.length)]) names.push(shardName(names.length));
	return names;
}

/** The database of a shard by its number. */
export function shardDatabase(env: Pick<Environment, ShardName>, shard: number): D1Database {
	const database = env[shardName(shard)];
	if (!database) throw new Error(`there is no shard ${shard}`);
	return database;
}
