/** Signs people of the demo in without a browser: the form itself is what the tests of signing in are for. */
import { type IncomingHttpHeaders, request } from "node:http";
import type { Page } from "@playwright/test";

const port = process.env.LAUREL_PORT ?? "8787";

/** The address of a tenant's own host, such as http://acme.localhost:8787. */
export const tenantAddress = (tenant: string) => `http://${tenant}.localhost:${port}`;

/** The password of every demo person. */
export const demoPassword = "laurel-demo";

type Sent = { method: string; headers?: Record<string, string>; body?: string };

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/**
 * Gives the page's browser the session of a demo person, at the host of their tenant unless another `address` is given;
 * the page shows nothing yet.
 */
export async function signIn(page: Page, email: string, address = tenantAddress(tenantOf(email))): Promise<void> {
	const login = `${address}/webapp/login`;
	const form = await send(login, { method: "GET" });
	const csrf_token = /name="csrf_token" value="([0-9a-f]+)"/.exec(form.text)?.[1] ?? "";
	const fields = { csrf_token, form: "session/login", email, password: demoPassword };
	const answer = await send(login, {
		method: "POST",
		headers: {
			"content-type": "application/x-www-form-urlencoded",
			cookie: cookiesOf(form)
				.map(({ name, value }) => `${name}=${value}`)
				.join("; "),
			origin: address,
		},
		body: new URLSearchParams(fields).toString(),
	});
	if (answer.status !== 302) throw new Error(`${email} could not sign in: ${answer.status}`);
	const place = { domain: new URL(address).hostname, path: "/", httpOnly: true, secure: true };
	await page
		.context()
		.addCookies([...cookiesOf(form), ...cookiesOf(answer)].map((cookie) => ({ ...cookie, ...place })));
}

function tenantOf(email: string): string {
	return email.split("@")[1]!.split(".")[0]!;
}

function cookiesOf({ headers }: Answer): { name: string; value: string }[] {
	return (headers["set-cookie"] ?? []).map((line) => {
		const [name = "", value = ""] = line.split(";")[0]!.split("=");
		return { name, value };
	});
}

/** Asks the server of this machine, whatever the address's name. */
function send(address: string, { method, headers = {}, body }: Sent): Promise<Answer> {
	const { host, port: at, pathname } = new URL(address);
	return new Promise((resolve, reject) => {
		const asked = request(
			// A connection that is kept may be closed by the server as it is used again.
			{ host: "127.0.0.1", port: at, path: pathname, method, headers: { ...headers, host }, agent: false },
			async (answer) => {
				let text = "";
				for await (const chunk of answer.setEncoding("utf8")) text += chunk;
				resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
			},
		);
		asked.on("error", reject).end(body);
	});
}
