/** Hands the upgrade to a WebSocket over to the object that answers it. */
import type { SocketAnswer } from "#workers/kernel/define-download";

/** The object's answer to an upgrade; other requests are told what to ask for. */
export async function openSocket({ socket }: SocketAnswer, request: Request): Promise<Response> {
	if (request.headers.get("upgrade")?.toLowerCase() !== "websocket")
		return new Response(null, { status: 426, headers: { upgrade: "websocket" } });
	const answer = await socket.fetch(request);
	// A refusal of the object gets headers like any answer, and what was fetched takes none.
	return answer.webSocket ? answer : new Response(answer.body, answer);
}
