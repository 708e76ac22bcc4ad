/** Speaks HTTP to the Worker as a browser on the tenant's host would: cookies, Origin and CSRF token included. */
import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import worker from "#workers/index";
import { cookieNames } from "#workers/kernel/cookies";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { type EndpointInput, type EndpointName, type EndpointOutput, endpoints } from "#workers/registry";

/** What came back from a call. */
export type Reply<Answer = Record<string, unknown>> = {
	status: number;
	body: Answer & { resultStatus: string; resultMsg: string; resultType?: string; errors?: Record<string, string[]> };
	headers: Headers;
};

/** One browser on one host. */
export class Client {
	readonly cookies = new Map<string, string>();
	/** The bindings of the Worker that this browser talks to; tests of faults put failing ones in. */
	environment: typeof env = env;

	/** `token` is the CSRF token of that session, where it is known: it need not be fetched then. */
	constructor(
		readonly host: string,
		session?: string,
		private token?: string,
	) {
		if (session) this.cookies.set(cookieNames.session, session);
	}

	/** Calls an endpoint and expects success. Throws with the answer when it was refused. */
	async call<Name extends EndpointName>(
		name: Name,
		input: EndpointInput<Name>,
		headers: Record<string, string> = {},
	): Promise<EndpointOutput<Name>> {
		const reply = await this.try(name, input, headers);
		if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
		return reply.body as EndpointOutput<Name>;
	}

	/** Calls an endpoint, whatever comes. */
	async try<Name extends EndpointName>(
		name: Name,
		input: EndpointInput<Name>,
		headers: Record<string, string> = {},
	): Promise<Reply<EndpointOutput<Name>>> {
		const { path, authentication } = endpoints[name] as unknown as Endpoint;
		const link = authentication === "link" ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
		return this.post(path + link, input, headers) as Promise<Reply<EndpointOutput<Name>>>;
	}

	/** Posts a payload to a path with the CSRF token of this client. */
	async post(path: string, payload: unknown, headers: Record<string, string> = {}): Promise<Reply> {
		return this.send(path, {
			method: "POST",
			body: JSON.stringify({ payload }),
			headers: { "content-type": "text/plain", "x-csrf-token": await this.csrfToken(), ...headers },
		});
	}

	/** Posts a multipart body: the payload and one file. */
	async upload(path: string, payload: unknown, file: File, headers: Record<string, string> = {}): Promise<Reply> {
		const form = new FormData();
		form.set("payload", JSON.stringify({ payload }));
		form.set("file", file);
		return this.send(path, {
			method: "POST",
			body: form,
			headers: { "x-csrf-token": await this.csrfToken(), ...headers },
		});
	}

	/** The CSRF token of this session or visitor, fetched once. */
	async csrfToken(): Promise<string> {
		if (!this.token) {
			const reply = await this.send("/api/users/api_csrf_token", {
				method: "POST",
				body: "{}",
				headers: { "content-type": "text/plain" },
			});
			this.token = String((reply.body as unknown as { csrf_token: string }).csrf_token);
		}
		return this.token;
	}

	/** Forgets the token, as after sign-in or sign-out, when it changes. */
	forgetToken(): void {
		this.token = undefined;
	}

	/** Sends any request and reads its JSON. */
	async send(path: string, init: RequestInit): Promise<Reply> {
		const response = await this.fetch(path, init);
		const text = await response.text();
		return {
			status: response.status,
			body: (text.startsWith("{") ? JSON.parse(text) : { text }) as Reply["body"],
			headers: response.headers,
		};
	}

	/** Sends any request with this client's cookies and Origin; what goes on after the answer is over when it returns. */
	async fetch(path: string, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers(init.headers);
		const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		if (cookie) headers.set("cookie", cookie);
		if (init.method === "POST" && !headers.has("origin")) headers.set("origin", `http://${this.host}`);
		const context = createExecutionContext();
		const request = new Request(`http://${this.host}${path}`, { ...init, headers, redirect: "manual" });
		const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], this.environment, context);
		await waitOnExecutionContext(context);
		for (const line of response.headers.getSetCookie()) {
			const [pair] = line.split(";");
			const at = pair!.indexOf("=");
			const value = pair!.slice(at + 1);
			if (value) this.cookies.set(pair!.slice(0, at), value);
			else this.cookies.delete(pair!.slice(0, at));
		}
		return response;
	}
}
