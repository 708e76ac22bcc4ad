/** Asks whoever deploys, line by line; where nobody answers the deployment ends before anything is made. */
import { createInterface } from "node:readline";
import { DeploymentRefused } from "./refused.mjs";

let lines;

/** The answer to a question. */
export async function ask(question) {
	lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
	process.stdout.write(`${question} `);
	const { value, done } = await lines.next();
	if (!process.stdin.isTTY) process.stdout.write("\n");
	if (!done) return value.trim();
	throw new DeploymentRefused("Nobody answers here, so nothing was made.", "For scripts: npm run deploy -- --yes");
}

/** Lets the process end: a question keeps the terminal open. */
export const endQuestions = () => process.stdin.destroy();
