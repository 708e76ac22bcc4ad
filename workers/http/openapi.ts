/** The OpenAPI document, generated from the declarations that serve the calls. */
import { z } from "zod";
import { app_version } from "#workers/kernel/app-version";
import type { Endpoint, OperatorEndpoint } from "#workers/kernel/define-endpoint";
import { allOperatorEndpoints, findEndpoint, servedEndpoints } from "#workers/registry";
import { once } from "#workers/runtime/once";

/** OpenAPI 3.1 of every endpoint: payloads, answers, declared refusals. */
export const describeApi = once((): object => ({
	openapi: "3.1.0",
	info: {
		title: "Laurel",
		version: app_version,
		description: "Every call wraps its input in `payload` and carries X-CSRF-Token.",
	},
	paths: Object.fromEntries(
		servedEndpoints.map((endpoint) => [
			endpoint.path,
			{ [endpoint.method.toLowerCase()]: { ...describe(endpoint), operationId: operationIdOf(endpoint) } },
		]),
	),
}));

/** The same of the endpoints of operators, for the platform's own host. */
export const describeOperations = once((): object => ({
	openapi: "3.1.0",
	info: {
		title: "Laurel, operations",
		version: app_version,
		description:
			"Every call wraps its input in `payload` and carries `Authorization: Bearer` with an operator's token.",
	},
	components: { securitySchemes: { operator: { type: "http", scheme: "bearer" } } },
	security: [{ operator: [] }],
	paths: Object.fromEntries(allOperatorEndpoints.map((endpoint) => [endpoint.path, { post: describeFor(endpoint) }])),
}));

/** The endpoint's name; at a further address the call of that address follows it. */
function operationIdOf({ name, path }: Endpoint): string {
	return findEndpoint(name)?.path === path ? name : `${name}/${path.slice(path.lastIndexOf("/") + 1)}`;
}

function describeFor(endpoint: OperatorEndpoint): object {
	const { responses, ...described } = describe({ ...endpoint, access: "anyone" } as unknown as Endpoint);
	const { 403: _forbidden, 429: _limited, ...answers } = responses;
	return {
		...described,
		responses: { ...answers, 401: { description: "operator_unknown" }, 404: { description: "not_found" } },
		"x-access": endpoint.access,
	};
}

function describe(endpoint: Endpoint) {
	const payload = z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" });
	const answer = z.toJSONSchema(endpoint.output, { io: "output", unrepresentable: "any" });
	const envelope = {
		resultStatus: { type: "string", enum: ["success", "error"] },
		resultMsg: { type: "string" },
		resultType: { type: "string" },
	};
	// An answer that has words of its own for how it went says so itself.
	const { resultStatus, ...others } = envelope;
	const usual = "resultStatus" in (answer.properties ?? {}) ? others : { resultStatus, ...others };
	const refusals = Object.keys(endpoint.errors);
	return {
		operationId: endpoint.name,
		summary: endpoint.summary,
		...(endpoint.authentication === "link" ? { parameters: queryOf(payload), security: [] } : {}),
		...(endpoint.authentication === "signature" ? signedBody(endpoint) : {}),
		...(endpoint.method === "POST" && (endpoint.authentication ?? "session") === "session"
			? { requestBody: { required: true, content: bodyContent(endpoint, payload) } }
			: {}),
		responses: {
			200: {
				description: "Success",
				content: { "application/json": { schema: { allOf: [{ type: "object", properties: usual }, answer] } } },
			},
			400: { description: "validation: `errors` maps fields to messages" },
			401: { description: "not_logged_in" },
			403: { description: "forbidden, not_as_member, feature_disabled, foreign_origin, stale_csrf_token" },
			...(refusals.length > 0 ? { 409: { description: refusals.join(", ") } } : {}),
			429: { description: "rate_limited, site_busy" },
		},
		"x-access": endpoint.access,
		"x-repetition": endpoint.repetition.kind,
	};
}

/** What a provider sends: any JSON of its own, and its signature in a header. */
function signedBody({ signatureHeader }: Endpoint) {
	return {
		parameters: [{ name: signatureHeader, in: "header", required: true, schema: { type: "string" } }],
		requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
		security: [],
	};
}

/** The parts of a link as parameters of its address. */
function queryOf({ properties = {}, required = [] }: { properties?: object; required?: string[] }): object[] {
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: "query",
		required: required.includes(name),
		schema,
	}));
}

function bodyContent(endpoint: Endpoint, payload: object): object {
	const schema = { type: "object", properties: { payload, role_for_testing: { type: "string" } } };
	const plain = { "text/plain": { schema }, "application/json": { schema } };
	return endpoint.isMultipart ? { ...plain, "multipart/form-data": { schema } } : plain;
}
