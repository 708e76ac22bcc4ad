/** The past downloads panel: what each state shows, and how it looks again while something is under way. */
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { PastDownload, PastDownloads } from "../../../app/features/reports/past-download";
import { PastDownloadsPanel } from "../../../app/features/reports/past-downloads-panel";
import { pollingIntervalMs } from "../../../app/ui/timings";
import reports from "../../../public/locales/en/reports.json";
import { show } from "../../ui/screen";

const fetched = vi.fn<(address: string) => Promise<unknown>>();

beforeEach(() => {
	vi.useFakeTimers();
	fetched.mockReset();
	vi.stubGlobal("fetch", fetched);
});

function rowOf(change: Partial<PastDownload> = {}): PastDownload {
	return {
		id: 1,
		status: "processed",
		title: "Recognition activity",
		when: "Nov 20, 2026, 6:06 PM",
		range: "Jan 1 – Nov 20, 2026",
		format: "CSV",
		rows: "1,954 rows",
		size: "467 kB",
		refused: null,
		done: "1,954",
		total: "1,954",
		percent: 100,
		download_link: "/reports/api_download_report/1",
		isPrinted: false,
		href: null,
		error_msg: "",
		facts: [{ label: "SHA-256", value: "558dca" }],
		...change,
	};
}

function panelOf(rows: PastDownload[], kind = "report"): PastDownloads {
	const tabs = ["report", "uploaded_files"].map((value) => ({
		value,
		label: value,
		href: "/reports",
		isCurrent: value === kind,
	}));
	return {
		...{ address: "/reports", fields: {}, hidden: {}, page: 1, page_size: 5, total_rows: rows.length, total_pages: 1 },
		...{
			anchor: "",
			columns: [],
			filters: [],
			chosen: [],
			clearHref: "/reports",
			tabs,
			layout: "rows" as const,
			layouts: [],
			orders: [],
			none: null,
			empty: null,
			report: null,
			selection: null,
			personal: null,
		},
		rows: rows.map((row) => ({ ...row, written: {} })),
	};
}

function showPanel(loaded: PastDownloads) {
	return show(<PastDownloadsPanel loaded={loaded} />, undefined, { reports });
}

const answer = (panel: PastDownloads) => ({ ok: true, json: async () => panel });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const queued = () => rowOf({ status: "pending", download_link: null });

test("a made report offers its file with size and rows", () => {
	showPanel(panelOf([rowOf()]));
	expect(screen.getByRole("link", { name: /^Download/ })).toHaveProperty("pathname", "/reports/api_download_report/1");
	expect(screen.getByText(/1,954 rows, 467 kB/)).toBeTruthy();
	expect(screen.getByText("558dca")).toBeTruthy();
});

test("a waiting report says 'Queued', a running one shows a spinner and how far it is", () => {
	showPanel(
		panelOf([
			queued(),
			rowOf({ id: 2, status: "processing", download_link: null, done: "14,200", total: "38,410", percent: 37 }),
		]),
	);
	expect(screen.getByText("Queued")).toBeTruthy();
	expect(screen.getByText("Processing").querySelector(".spinner")).toBeTruthy();
	expect(screen.getByText("14,200 / 38,410")).toBeTruthy();
	expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("37");
});

test("a running upload reads its file until the total is known", () => {
	const upload = rowOf({ status: "processing", download_link: null, total: null });
	showPanel(panelOf([upload], "uploaded_files"));
	expect(screen.getByText("reading file...")).toBeTruthy();
});

test("a row without a link shows why", () => {
	showPanel(panelOf([rowOf({ status: "errored", download_link: null, error_msg: "The dates are too far apart." })]));
	expect(screen.getByText("The dates are too far apart.")).toBeTruthy();
	expect(screen.queryByRole("link", { name: /^Download/ })).toBeNull();
});

test("an upload that left no file behind is done, not failed", () => {
	showPanel(panelOf([rowOf({ download_link: null })]));
	expect(screen.getByText("Done")).toBeTruthy();
});

test("it looks again twice soon, then every 20 seconds, and stops when nothing is under way", async () => {
	fetched.mockResolvedValue(answer(panelOf([queued()])));
	showPanel(panelOf([queued()]));
	await wait(1_500);
	const address = `/webapp/call/reports/get-past-download-requests?input=${encodeURIComponent('{"page":"1"}')}`;
	expect(fetched.mock.calls).toEqual([[address, expect.anything()]]);
	await wait(2_000);
	expect(fetched).toHaveBeenCalledTimes(2);
	await wait(pollingIntervalMs - 1);
	expect(fetched).toHaveBeenCalledTimes(2);
	fetched.mockResolvedValue(answer(panelOf([rowOf()])));
	await wait(1);
	expect(fetched).toHaveBeenCalledTimes(3);
	expect(screen.getByRole("link", { name: /^Download/ })).toBeTruthy();
	await wait(10 * pollingIntervalMs);
	expect(fetched).toHaveBeenCalledTimes(3);
});

test("a look that fails is ignored, and the next one comes", async () => {
	fetched.mockRejectedValueOnce(new Error("offline"));
	fetched.mockResolvedValueOnce({ ok: false, json: async () => ({ resultStatus: "error" }) });
	fetched.mockResolvedValue(answer(panelOf([rowOf()])));
	showPanel(panelOf([queued()]));
	await wait(3_500);
	expect(screen.getByText("Queued")).toBeTruthy();
	await wait(pollingIntervalMs);
	expect(screen.getByRole("link", { name: /^Download/ })).toBeTruthy();
});

test("a panel with nothing under way never asks", async () => {
	showPanel(panelOf([rowOf()]));
	await wait(2 * pollingIntervalMs);
	expect(fetched).not.toHaveBeenCalled();
});
