/** The plain words of a statement's line, for each kind of movement, in every language. */
import { expect, test } from "vitest";
import { transactionKinds } from "#workers/features/points/rules/transaction-kinds";
import { behindLine, whatHappened, whyItHappened } from "~/features/points/statement-line";
import en from "../../public/locales/en/points.json";
import es from "../../public/locales/es/points.json";
import fr from "../../public/locales/fr/points.json";

test("each kind has words in each language", () => {
	for (const kind of transactionKinds) {
		for (const recognizedBy of [null, "Marcus Webb"]) {
			const key = whatHappened({ ...line, kind, recognizedBy });
			for (const texts of [en, es, fr]) expect(textAt(texts, key), key).toBeTruthy();
		}
	}
});

test("a recognition names its giver, an issuance without one does not", () => {
	expect(whatHappened({ ...line, recognizedBy: "Marcus Webb" })).toBe("kinds.Issuance");
	expect(whatHappened(line)).toBe("kinds.IssuancePlain");
});

test("the reason is the message, a known reason's words, or what the ledger keeps", () => {
	expect(whyItHappened({ ...line, message: "Well done", reason: "Well" })).toEqual({ text: "Well done" });
	expect(whyItHappened({ ...line, source: "import" })).toMatchObject({ key: "reasons.import" });
	expect(whyItHappened({ ...line, reason: "Mobile clinic" })).toEqual({ text: "Mobile clinic" });
});

test("a line leads to its certificate or its order, and nowhere without one", () => {
	expect(behindLine({ ...line, recognition_id: 7, order_id: 8 })).toBe("/recognitions/7");
	expect(behindLine({ ...line, order_id: 8 })).toBe("/store/orders/8");
	expect(behindLine(line)).toBeUndefined();
});

const line: Parameters<typeof whatHappened>[0] = {
	id: 1,
	transaction_id: 1,
	kind: "Issuance",
	created_at: 1,
	points: 1,
	balance: 1,
	source: "recognition",
	reason: "",
	recipient: "Priya Raman",
	recognizedBy: null,
	recognizedByImage: null,
	actor_name: null,
	program: null,
	behaviors: [],
	message: null,
	certificate_message: null,
	...{ budget: null, comments: null, direct_deposit_comment: null, dollar_amount: null },
	order_id: null,
	activity_id: null,
	recognition_id: null,
};

function textAt(texts: object, key: string): unknown {
	return key.split(".").reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], texts);
}
