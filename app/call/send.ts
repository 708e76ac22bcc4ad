/** A script's way to set something by itself: few screens load it. */
import type { EndpointInput, EndpointOutput } from "#workers/registry";
import { applicationPath } from "~/ui/anchor";
import { answerOf } from "./call";
import type { SettingName } from "./settings";

/** Sets something by one of the few calls that scripts make by themselves, even while the page is left. Rejects as `call` does. */
export async function send<Name extends SettingName>(
	name: Name,
	input: EndpointInput<Name>,
	csrf_token: string,
): Promise<EndpointOutput<Name>> {
	const answer = await fetch(`${applicationPath}/call/${name}`, {
		method: "POST",
		body: new URLSearchParams({ csrf_token, input: JSON.stringify(input) }),
		keepalive: true,
	});
	return answerOf(answer);
}
