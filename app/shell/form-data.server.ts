/** Reads posted forms: texts, whole numbers, lists, the repeat key. */

/** A form's fields by their kind; what is missing or empty is undefined. */
export type PostedForm = {
	text(name: string): string;
	optional(name: string): string | undefined;
	/** A whole number, or undefined; what is not one is NaN, which the dispatcher refuses with a text. */
	number(name: string): number | undefined;
	numbers(name: string): number[];
	texts(name: string): string[];
	/** The key that makes a repeat harmless. */
	key: string | undefined;
	/** Everything that was typed, without secrets, to be shown again. */
	typed: Record<string, string>;
	raw: FormData;
};

const secrets = ["csrf_token", "idempotency_key", "password"];

/** Reads a request's form. Throws the answer 400 for a body that is none. */
export async function readForm(request: Request): Promise<PostedForm> {
	const raw = await request.formData().catch(() => {
		throw Response.json({ resultType: "bad_form" }, { status: 400 });
	});
	const text = (name: string) => {
		const value = raw.get(name);
		return typeof value === "string" ? value : "";
	};
	const texts = (name: string) =>
		raw.getAll(name).filter((value): value is string => typeof value === "string" && value !== "");
	const typed = Object.fromEntries(
		[...raw.entries()].filter(([name, value]) => typeof value === "string" && !secrets.includes(name)),
	) as Record<string, string>;
	return {
		text,
		optional: (name) => text(name) || undefined,
		number: (name) => (text(name) === "" ? undefined : Number(text(name))),
		numbers: (name) => texts(name).map(Number).filter(Number.isSafeInteger),
		texts,
		key: text("idempotency_key") || undefined,
		typed,
		raw,
	};
}
