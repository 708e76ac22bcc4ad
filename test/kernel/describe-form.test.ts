/** Fields of a form as an endpoint's input schema gives them: kinds, limits, what is required, names where objects stand in each other. */
import { expect, test } from "vitest";
import { z } from "zod";
import { describeForm } from "#workers/kernel/describe-form";

const fieldsOf = (input: z.ZodType) => Object.fromEntries(describeForm({ input }));

test("texts, numbers, flags and choices have their kinds and limits", () => {
	const fields = fieldsOf(
		z.object({
			name: z.string().trim().min(1).max(40),
			note: z.string().max(300).default(""),
			email: z.union([z.literal(""), z.email()]).optional(),
			count: z.int().min(2).max(9).multipleOf(2),
			is_default: z.boolean().optional(),
			is_gift: z.union([z.literal(0), z.literal(1)]),
			status: z.enum(["open", "closed"]),
			roles: z.array(z.enum(["one", "other"])).optional(),
			ids: z.array(z.int()).min(1),
		}),
	);
	expect(fields.name).toMatchObject({ kind: "text", isRequired: true, maxLength: 40 });
	expect(fields.note).toMatchObject({ kind: "text", isRequired: false, maxLength: 300, takesEmpty: true });
	expect(fields.email).toMatchObject({ kind: "text", isRequired: false, format: "email", takesEmpty: true });
	expect(fields.count).toMatchObject({ kind: "number", isRequired: true, min: 2, max: 9, step: 2 });
	expect(fields.is_default).toEqual({ name: "is_default", kind: "flag", isRequired: false });
	expect(fields.is_gift).toMatchObject({ kind: "flag", isNumeric: true });
	expect(fields.status).toMatchObject({ kind: "choice", isRequired: true });
	expect(fields.status?.options?.map(({ value }) => value)).toEqual(["open", "closed"]);
	expect(fields.roles).toMatchObject({ kind: "many", isRequired: false });
	expect(fields.ids).toMatchObject({ kind: "many", isRequired: true, isNumeric: true });
});

test("objects in objects have dotted names; lists of objects and free JSON are no fields", () => {
	const fields = fieldsOf(
		z.object({
			data: z.object({ item_id: z.int(), message: z.string().max(10).optional() }),
			lines: z.array(z.object({ id: z.int() })),
			extra: z.unknown(),
		}),
	);
	expect(Object.keys(fields)).toEqual(["data.item_id", "data.message"]);
	expect(fields["data.item_id"]?.isRequired).toBe(true);
});
