/** The call of an operator: input, handler, output; what went wrong is told as the endpoint declares it. */
import { checkOutput, crashUnlessDeclared, declaredRefusal } from "./call-endpoint";
import type { OperatorEndpoint } from "./define-endpoint";
import { constraintFailure } from "./errors";
import type { OperatorScope } from "./operator-scope";
import { parseInput } from "./parse-input";

/** Runs one endpoint for an operator. Throws Refusals that the endpoint declares, and crashes. */
export async function callOperatorEndpoint(
	endpoint: OperatorEndpoint,
	scope: OperatorScope,
	payload: unknown,
): Promise<object> {
	const input = parseInput(endpoint.input, payload ?? {}, scope.translate);
	try {
		return checkOutput(endpoint, await endpoint.handler(scope, input));
	} catch (error) {
		const failure = constraintFailure(error);
		const known = failure ? declaredRefusal(endpoint, failure.name, error) : error;
		throw scope.env.ENVIRONMENT === "test" ? crashUnlessDeclared(endpoint, known) : known;
	}
}
