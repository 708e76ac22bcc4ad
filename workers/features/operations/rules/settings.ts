/** Which settings and secrets of the Worker are wrong or missing, and what to do about each. */
import type { Environment } from "#workers/kernel/environment";
import type { Check } from "./health";

type Fault = Omit<Check, "name">;
type Settings = Partial<Environment>;

const byDeploying = "Set it: npm run deploy -- --var NAME=value (on this machine in .dev.vars).";
const configuration = "--config build/deployment/<environment>/wrangler.json";
const failure = (detail: string, advice = byDeploying): Fault => ({ state: "fail", detail, advice });
const warning = (detail: string, advice: string): Fault => ({ state: "warn", detail, advice });
const secretAdvice = (name: string) =>
	`Set it: openssl rand -hex 32 | npx wrangler secret put ${name} ${configuration}.`;

/** What is wrong with the settings; elsewhere than on a developer's machine more is needed. */
export function settingFaults(settings: Settings, isLocal: boolean): Fault[] {
	const { ENVIRONMENT, PLATFORM_HOST = "", PLATFORM_SITE_URL = "" } = settings;
	const numbers = ["FUNDING_LIMIT", "FLASH_HOLD_MS"] as const;
	return [
		...(ENVIRONMENT ? [] : [failure("ENVIRONMENT is not set.")]),
		...(PLATFORM_HOST ? [] : [failure("PLATFORM_HOST is not set.")]),
		...(URL.canParse(PLATFORM_SITE_URL) ? [] : [failure("PLATFORM_SITE_URL is no address.")]),
		...(isObject(settings.LIMITS ?? "{}") ? [] : [failure("LIMITS is no JSON object.")]),
		...numbers
			.filter((name) => !/^\d+$/.test(settings[name] ?? "0"))
			.map((name) => failure(`${name} is no whole number.`)),
		...(Number(settings.METRICS_EVERY_MS ?? 0) >= 0 ? [] : [failure("METRICS_EVERY_MS is no number of milliseconds.")]),
		...(isLocal ? [] : elsewhereFaults(settings)),
	];
}

function elsewhereFaults(settings: Settings): Fault[] {
	const { PLATFORM_HOST = "", PLATFORM_SITE_URL = "", ALERT_WEBHOOK_URL, ALERT_WEBHOOK_SECRET } = settings;
	const mail = (["MAIL_PROVIDER_URL", "MAIL_PROVIDER_TOKEN", "MAIL_SENDER"] as const).filter((name) => !settings[name]);
	const domains = (["CUSTOM_HOSTNAMES_ZONE", "CUSTOM_HOSTNAMES_TOKEN", "CUSTOM_HOSTNAMES_TARGET"] as const).filter(
		(name) => !settings[name],
	);
	const { SENDER_DOMAINS_TOKEN, SENDER_DOMAINS_URL } = settings;
	const hasUnsafeSenders = SENDER_DOMAINS_URL !== undefined && !SENDER_DOMAINS_URL.startsWith("https://");
	const isPlain = ALERT_WEBHOOK_URL !== undefined && !ALERT_WEBHOOK_URL.startsWith("https://");
	return [
		...(/(^|\.)localhost$/.test(PLATFORM_HOST)
			? [
					failure(
						`PLATFORM_HOST is ${PLATFORM_HOST}.`,
						"Deploy with npm run deploy -- --domain rewards.example, which passes the host below it.",
					),
				]
			: []),
		...(PLATFORM_SITE_URL.includes("laurel.example")
			? [
					warning(
						"PLATFORM_SITE_URL is the example’s.",
						"Set it to your own site: npm run deploy -- --site-url https://www.rewards.example/.",
					),
				]
			: []),
		...(mail.length > 0
			? [failure(`No email leaves: ${mail.join(", ")} not set.`, "Set them (docs/deployment.md, Afterwards, 1).")]
			: []),
		...(ALERT_WEBHOOK_URL && ALERT_WEBHOOK_SECRET
			? []
			: [
					warning(
						"Nobody is told of failures: ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET are not both set.",
						"Set them (docs/operations.md, Alerts).",
					),
				]),
		...(domains.length === 0 || domains.length === 3
			? []
			: [
					failure(
						`Own domains stand still: ${domains.join(", ")} not set.`,
						"Set them (docs/operations.md, Own domains), or none of the three.",
					),
				]),
		...(SENDER_DOMAINS_TOKEN && hasUnsafeSenders
			? [failure("Sender domains are not offered: SENDER_DOMAINS_URL does not begin with https://.")]
			: []),
		...(isPlain ? [failure("ALERT_WEBHOOK_URL does not begin with https://.")] : []),
	];
}

function isObject(text: string): boolean {
	try {
		const parsed: unknown = JSON.parse(text);
		return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
	} catch {
		return false;
	}
}

/** What is known of the secrets' surroundings. */
export type SecretFacts = {
	isLocal: boolean;
	/** Whether an operator has a token of their own. */
	hasOperators: boolean;
	/** Names of secrets whose hash is that of a developer's machine. */
	shared: readonly string[];
};

/** What is wrong with the secrets; none of them is quoted. */
export function secretFaults(settings: Settings, { isLocal, hasOperators, shared }: SecretFacts): Fault[] {
	const { SESSION_SECRET = "", OPERATOR_SETUP_TOKEN: setup } = settings;
	const faults: Fault[] = [];
	if (SESSION_SECRET.length < 32)
		faults.push(failure("SESSION_SECRET is missing or shorter than 32 signs.", secretAdvice("SESSION_SECRET")));
	if (!setup && !hasOperators)
		faults.push(
			failure("No operator has a token, and OPERATOR_SETUP_TOKEN is not set.", secretAdvice("OPERATOR_SETUP_TOKEN")),
		);
	if (isLocal) return faults;
	const guessable = Object.entries({ SESSION_SECRET, OPERATOR_SETUP_TOKEN: setup ?? "" })
		.filter(([, secret]) => isRepeated(secret))
		.map(([name]) => name);
	for (const name of new Set([...guessable, ...shared]))
		faults.push(failure(`${name} is one of development or of tests.`, secretAdvice(name)));
	if (setup && setup === SESSION_SECRET)
		faults.push(failure("OPERATOR_SETUP_TOKEN is the same as SESSION_SECRET.", secretAdvice("OPERATOR_SETUP_TOKEN")));
	if (setup && hasOperators)
		faults.push(
			warning(
				"OPERATOR_SETUP_TOKEN is still set, though operators have tokens of their own.",
				`Take it away: npx wrangler secret delete OPERATOR_SETUP_TOKEN ${configuration}.`,
			),
		);
	return faults;
}

/** A secret that is one short piece again and again, such as those that tests have. */
function isRepeated(secret: string): boolean {
	return /^(.{1,16})\1+$/.test(secret);
}
