/** Says how the platform does and what to do about it: npm run doctor [-- --url https://platform.rewards.example]. */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { checkProject } from "./doctor-checks.mjs";
import { openPlatform, platformOptions, runCommand } from "./operator-client.mjs";
import { readSecret, secretNames } from "./secrets.mjs";

const words = { ok: "ok  ", warn: "warn", fail: "FAIL" };

/** Hashes of this machine's secrets, by name: the platform fails the check when it has one of them and is elsewhere. */
function hashSecrets() {
	const hashes = secretNames.flatMap((name) => {
		const secret = readSecret(name);
		return secret ? [[name, createHash("sha256").update(secret).digest("hex")]] : [];
	});
	return Object.fromEntries(hashes);
}

/** What the platform says of itself; that it does not answer is a check of its own. */
async function askPlatform(url) {
	try {
		const call = await openPlatform(url);
		const { checks, release, environment } = await call("get_health", { known_hashes: hashSecrets() });
		const detail = `Laurel ${release} answers as ${environment}.`;
		return [{ name: "platform", state: "ok", detail, advice: "" }, ...checks];
	} catch (error) {
		const advice = url
			? "Look whether the address is right, the Worker deployed and LAUREL_OPERATOR_TOKEN in force (npm run operator -- list)."
			: "Start it with npm start, or name a platform: npm run doctor -- --url https://platform.rewards.example";
		return [{ name: "platform", state: "fail", detail: error.message, advice }];
	}
}

function print(checks) {
	const width = Math.max(...checks.map(({ name }) => name.length));
	for (const { name, state, detail, advice } of checks) {
		console.log(`${words[state]}  ${name.padEnd(width)}  ${detail}`);
		if (advice) console.log(`${" ".repeat(width + 8)}→ ${advice}`);
	}
	const count = (wanted) => checks.filter(({ state }) => state === wanted).length;
	console.log(`\n${count("ok")} well, ${count("warn")} to look at, ${count("fail")} failed.`);
}

await runCommand(async () => {
	const { values } = parseArgs({ options: platformOptions });
	const checks = [...(await checkProject({ url: values.url })), ...(await askPlatform(values.url))];
	print(checks);
	if (checks.some(({ state }) => state === "fail")) process.exitCode = 1;
});
