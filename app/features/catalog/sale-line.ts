/** Follows one flash sale: an open line to it, and a look every few seconds while there is none. Loaded where a sale is shown. */
import { call } from "~/call/call";
import { flashPollingMs } from "~/ui/timings";

/** What is heard of a sale. */
export type SaleNews = { left: number } | { hasEnded: true };

/** Why the server ended a line: nobody is signed in any more, or other pages of the same person took its place. */
const sessionEnded = 4401;
const tooManyLines = 4429;

/** Follows the sale of an item until it ends or the returned function is called. */
export function followSale(item_id: number, tell: (news: SaleNews) => void): () => void {
	const abort = new AbortController();
	let line: WebSocket | undefined;
	let timer: ReturnType<typeof setTimeout>;
	let mayConnect = true;
	const again = () => {
		clearTimeout(timer);
		if (!abort.signal.aborted) timer = setTimeout(ask, flashPollingMs);
	};
	const ask = async () => {
		const figures = await call("catalog/get-flash-sale", {}, abort.signal).catch(() => undefined);
		if (abort.signal.aborted) return;
		const left = new Map(figures?.left).get(item_id);
		if (left != null) tell({ left });
		if (mayConnect) connect();
		else again();
	};
	const connect = () => {
		const address = new URL(`/api/catalog/api_flash_sale_socket/${item_id}`, location.href);
		address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
		line = new WebSocket(address);
		line.addEventListener("message", ({ data }) => {
			const news = JSON.parse(String(data)) as { quantity_left?: number; has_ended?: 1 };
			if (news.has_ended) {
				tell({ hasEnded: true });
				abort.abort();
			} else if (news.quantity_left !== undefined) tell({ left: news.quantity_left });
		});
		line.addEventListener("close", ({ code }) => {
			mayConnect &&= code !== tooManyLines;
			if (code === sessionEnded) abort.abort();
			else again();
		});
	};
	connect();
	return () => {
		abort.abort();
		clearTimeout(timer);
		line?.close();
	};
}
