/** The state of something asked of the server: idle, loading, success or error, with a reset. */

/** Where an operation stands. */
export type OperationState<Result> =
	| { status: "idle" }
	| { status: "loading" }
	| { status: "success"; result: Result }
	| { status: "error"; message: string };

/** What can happen to an operation. */
export type OperationEvent<Result> =
	| { type: "asked" }
	| { type: "succeeded"; result: Result }
	| { type: "failed"; message: string }
	| { type: "reset" };

/** The next state; an answer that nobody waits for any more is dropped. */
export function nextOperationState<Result>(
	state: OperationState<Result>,
	event: OperationEvent<Result>,
): OperationState<Result> {
	if (event.type === "reset") return { status: "idle" };
	if (event.type === "asked") return { status: "loading" };
	if (state.status !== "loading") return state;
	if (event.type === "succeeded") return { status: "success", result: event.result };
	return { status: "error", message: event.message };
}
