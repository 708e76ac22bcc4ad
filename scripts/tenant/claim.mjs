/** How names that clients claim are printed: state, what the provider says, records of the DNS, and when it is looked at. */
import { inColumns, written } from "../operator-client.mjs";

const stateWords = {
	pending: "waits for the client’s DNS",
	verified: "is verified; its certificate is on its way",
	active: "is active",
	failed: "failed",
	removing: "is being removed",
};

/** Prints one; `provider` is who is asked. */
export function printClaim({ host, state, problem, notes, records, checked_at, next_check_at }, provider) {
	const why = problem === null ? "" : ` (${problem.replaceAll("_", " ")})`;
	console.log(`${host} ${stateWords[state]}${why}.`);
	for (const note of state === "active" ? [] : notes) console.log(`  ${provider}: ${note}`);
	const rows = records.map(({ purpose, type, name, value, priority, is_found }) => [
		`  ${purpose.replace("_", " ")}`,
		priority === undefined ? type : `${type} ${priority}`,
		name,
		value,
		is_found === undefined ? "" : is_found === 1 ? "found" : "not found yet",
	]);
	if (rows.length > 0) console.log(inColumns(rows).replace(/^/gm, "  "));
	const next = next_check_at === null ? "" : `, next ${written(next_check_at)}`;
	console.log(`  Looked at ${written(checked_at)}${next}.`);
}

/** Says how a removal ended. */
export function printRemoval({ host, state }, subdomain, provider) {
	console.log(
		state === "removed"
			? `${host} is removed, and kept for ${subdomain} for 90 days.`
			: `${host} is being removed: ${provider} cannot be asked just now, and is asked again by itself.`,
	);
}
