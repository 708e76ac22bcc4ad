/** Speaks to the platform's own host as an operator would: with a token, and without cookies. */
import { env } from "cloudflare:test";
import type { z } from "zod";
import { allOperatorEndpoints, type operatorEndpoints } from "#workers/registry";
import { Client, type Reply } from "./client";

type Operations = typeof operatorEndpoints;
type Name = keyof Operations;
type Input<One extends Name> = z.input<Operations[One]["input"]>;
type Output<One extends Name> = z.output<Operations[One]["output"]>;

/** One operator in front of the platform's own host. */
export class OperatorClient {
	readonly client = new Client(env.PLATFORM_HOST);

	constructor(readonly token: string | undefined = env.OPERATOR_SETUP_TOKEN) {}

	/** Calls an operation and expects success. Throws with the answer when it was refused. */
	async call<One extends Name>(name: One, input: Input<One>): Promise<Output<One>> {
		const reply = await this.try(name, input);
		if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
		return reply.body as Output<One>;
	}

	/** Calls an operation, whatever comes. */
	async try<One extends Name>(name: One, input: Input<One>): Promise<Reply<Output<One>>> {
		const { path } = allOperatorEndpoints.find((endpoint) => endpoint.name === name)!;
		return this.post(path, { payload: input }) as Promise<Reply<Output<One>>>;
	}

	/** Posts a body to a path with the token. */
	async post(path: string, body: unknown): Promise<Reply> {
		return this.client.send(path, {
			method: "POST",
			body: typeof body === "string" ? body : JSON.stringify(body),
			headers: { "content-type": "application/json", ...this.authorization() },
		});
	}

	/** The header that carries the token. */
	authorization(): Record<string, string> {
		return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
	}
}

/** The host of a client's subdomain. */
export function hostOf(subdomain: string): string {
	return subdomain + env.PLATFORM_HOST.slice(env.PLATFORM_HOST.indexOf("."));
}

let count = 0;

/** A subdomain that no other test has. */
export function newSubdomain(): string {
	count += 1;
	return `client-${Date.now().toString(36)}-${count}`;
}

/** An operator with a token of their own. */
export async function createOperator(name = `op-${newSubdomain()}`): Promise<OperatorClient & { name: string }> {
	const { token } = await new OperatorClient().call("operations/create-token", { name });
	return Object.assign(new OperatorClient(token), { name });
}
