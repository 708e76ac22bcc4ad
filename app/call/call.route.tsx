/** Answers scripts in JSON: the endpoint that the address names, or what pages show of it (`shapes.server.ts`); takes what they set. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isSetting } from "./settings";
import { shapes } from "./shapes.server";

const headers = { "cache-control": "private, no-store" };

/** The answer of a read; whoever opens the address by hand is led home. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	if (isOpenedByHand(request)) throw redirect("/");
	const name = params["*"] ?? "";
	const input = inputOf(request);
	const shape = Object.hasOwn(shapes, name) ? shapes[name as keyof typeof shapes] : undefined;
	if (!shape || !context.isSignedIn) return context.answerScript(name, input);
	return Response.json(await shape(context, input as never), { headers });
}

/** Sets what the address names, of the few calls that scripts make by themselves; everything else is a form's. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const name = params["*"] ?? "";
	if (!isSetting(name)) throw Response.json({ resultType: "not_found" }, { status: 404 });
	const form = await request.formData().catch(() => new FormData());
	const outcome = await context.attempt(name, asObject(form.get("input")) as never);
	if (outcome.ok) return Response.json(outcome.answer, { headers });
	return Response.json(outcome.refusal, { status: 409, headers });
}

/** Whether a browser asks for it as a page. */
function isOpenedByHand(request: Request): boolean {
	return (
		request.headers.get("sec-fetch-dest") === "document" || (request.headers.get("accept") ?? "").includes("text/html")
	);
}

/** The input as JSON in the address, an object. Throws a 400 for what is none. */
function inputOf(request: Request): object {
	return asObject(new URL(request.url).searchParams.get("input") ?? "{}");
}

function asObject(text: unknown): object {
	const input = parse(String(text));
	if (typeof input === "object" && input !== null && !Array.isArray(input)) return input;
	throw Response.json({ resultType: "bad_form" }, { status: 400 });
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
