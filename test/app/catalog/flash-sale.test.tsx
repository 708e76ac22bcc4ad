/** Flash sales in front of a reader: figures that follow, the clock's end, the way back to the usual price. */
import { act, cleanup, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FlashCard } from "~/features/catalog";
import { FlashFigures, LiveTile } from "~/features/catalog/flash-figures";
import { FlashLines } from "~/features/catalog/flash-lines";
import { followSale, type SaleNews } from "~/features/catalog/sale-line";
import type { TileItem } from "~/features/catalog/tile-item";
import { flashPollingMs } from "~/ui/timings";
import catalog from "../../../public/locales/en/catalog.json";
import { show } from "../../ui/screen";

vi.mock("~/shell/use-frame", () => ({ useFrame: () => ({ user: { point_balance: 5_000 } }) }));

const now = Date.UTC(2026, 0, 5, 12);
const item: TileItem = {
	id: 7,
	name: "Camera",
	brand_name: "Lumen",
	image_url: null,
	points: 300,
	points_was: 500,
	minimum_display_cost: 300,
	maximum_display_cost: 300,
	quantity_multiples: null,
	quantity_left: 12,
	live_to_date: now + 3_600_000,
	live_to_text: "Until Jan 5, 8:00 AM EST",
	is_flash_sale_item: 1,
};

const texts = { catalog };
const answer = (left: [number, number][]) => vi.fn(async () => Response.json({ left }));

async function wait(ms: number) {
	await act(async () => {
		await vi.advanceTimersByTimeAsync(ms);
	});
}

test("tiles ask for all figures in one call every five seconds, and say what is left", async () => {
	vi.useFakeTimers({ now });
	const look = answer([[7, 3]]);
	vi.stubGlobal("fetch", look);
	const items = [item, { ...item, id: 8, name: "Lamp", is_flash_sale_item: 0 as const, live_to_date: undefined }];
	show(
		<FlashFigures items={items}>
			<ul>
				{items.map((one) => (
					<LiveTile key={one.id} item={one} nowMs={now} />
				))}
			</ul>
		</FlashFigures>,
		undefined,
		texts,
	);
	expect(screen.queryByText(/left/)).toBeNull();
	await wait(flashPollingMs);
	expect(look).toHaveBeenCalledOnce();
	expect(screen.getByText("Only 3 left")).toBeTruthy();
	vi.stubGlobal("fetch", answer([[7, 0]]));
	await wait(flashPollingMs);
	expect(screen.getByText("Out of Stock")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Camera" })).toBeTruthy();
	vi.stubGlobal(
		"fetch",
		vi.fn(() => Promise.reject(new Error("gone"))),
	);
	await wait(flashPollingMs);
	expect(screen.getByText("Out of Stock")).toBeTruthy();
});

test("a page without a sale asks for nothing", async () => {
	vi.useFakeTimers({ now });
	const look = answer([]);
	vi.stubGlobal("fetch", look);
	const plain = [{ ...item, is_flash_sale_item: 0 as const, live_to_date: undefined }];
	show(<FlashFigures items={plain}>nothing</FlashFigures>, undefined, texts);
	await wait(4 * flashPollingMs);
	expect(look).not.toHaveBeenCalled();
});

test("the card counts down every second, then says 'Offer Expired' and links no more", async () => {
	vi.useFakeTimers({ now });
	vi.stubGlobal("fetch", answer([]));
	show(<FlashCard item={{ ...item, live_to_date: now + 2_000, quantity_left: 4 }} nowMs={now} />, undefined, texts);
	expect(screen.getByRole("timer").textContent).toContain("Ends in 00:00:02");
	expect(screen.getByText("Until Jan 5, 8:00 AM EST")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Camera" })).toBeTruthy();
	await wait(1_000);
	expect(screen.getByRole("timer").textContent).toContain("Ends in 00:00:01");
	await wait(1_000);
	expect(screen.getByText("Offer Expired")).toBeTruthy();
	expect(screen.queryByRole("link", { name: "Camera" })).toBeNull();
});

test("the item's page tells its owner at zero, and then leads to the usual price", async () => {
	vi.useFakeTimers({ now });
	const onEnd = vi.fn();
	const lines = (hasEnded: boolean) => (
		<FlashLines
			item={{ id: 7, live_to_date: now + 1_000, limit_per_member: 2 }}
			endText="Until Jan 5"
			nowMs={now}
			hasEnded={hasEnded}
			onEnd={onEnd}
		/>
	);
	show(lines(false), undefined, texts);
	expect(screen.getByText("2 for each person")).toBeTruthy();
	await wait(1_000);
	expect(onEnd).toHaveBeenCalledOnce();
	cleanup();
	show(lines(true), undefined, texts);
	expect(screen.getByText("Offer Expired")).toBeTruthy();
	expect(screen.getByRole("link", { name: "See the usual price" }).getAttribute("href")).toBe("/webapp/store/item/7");
});

/** A socket that a test drives. */
class Line extends EventTarget {
	static opened: Line[] = [];
	isClosed = false;
	constructor(readonly url: URL) {
		super();
		Line.opened.push(this);
	}
	close() {
		this.isClosed = true;
	}
	say(news: object) {
		this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(news) }));
	}
	break(code = 1006) {
		this.dispatchEvent(Object.assign(new Event("close"), { code }));
	}
}

test("a line that other pages of the same person took is not taken back; after the session's end nothing is asked", async () => {
	vi.useFakeTimers({ now });
	Line.opened = [];
	vi.stubGlobal("WebSocket", Line);
	const look = answer([[7, 5]]);
	vi.stubGlobal("fetch", look);
	const heard: SaleNews[] = [];
	const stop = followSale(7, (news) => heard.push(news));
	Line.opened[0]!.break(4429);
	await wait(3 * flashPollingMs);
	expect([Line.opened.length, look.mock.calls.length, heard.length]).toEqual([1, 3, 3]);
	stop();
	followSale(7, (news) => heard.push(news));
	Line.opened[1]!.break(4401);
	await wait(3 * flashPollingMs);
	expect([Line.opened.length, look.mock.calls.length, heard.length]).toEqual([2, 3, 3]);
});

test("a sale is followed by its line; while that is closed it is looked at every five seconds, and nothing after its end", async () => {
	vi.useFakeTimers({ now });
	Line.opened = [];
	vi.stubGlobal("WebSocket", Line);
	const look = answer([[7, 5]]);
	vi.stubGlobal("fetch", look);
	const heard: SaleNews[] = [];
	const stop = followSale(7, (news) => heard.push(news));
	expect(String(Line.opened[0]!.url)).toMatch(/^ws:.*\/api\/catalog\/api_flash_sale_socket\/7$/);
	Line.opened[0]!.say({ quantity_left: 9 });
	Line.opened[0]!.break();
	await wait(flashPollingMs);
	expect(heard).toEqual([{ left: 9 }, { left: 5 }]);
	expect(Line.opened).toHaveLength(2);
	Line.opened[1]!.say({ has_ended: 1 });
	Line.opened[1]!.break();
	await wait(4 * flashPollingMs);
	expect(heard.at(-1)).toEqual({ hasEnded: true });
	expect(look).toHaveBeenCalledOnce();
	expect(Line.opened).toHaveLength(2);
	stop();
	expect(Line.opened[1]!.isClosed).toBe(true);
});
