/** The fields of one endpoint inside the form of another, which takes them as an object of its input. */
import type { FieldFace } from "#workers/kernel/form-face";

/** The fields, named as the outer endpoint names them: `phone` in `checkoutAddress` is `checkoutAddress.phone`. */
export function fieldsIn<Place extends string, Field extends string>(place: Place, fields: Record<Field, FieldFace>) {
	const placed = Object.values<FieldFace>(fields).map((field) => ({ ...field, name: `${place}.${field.name}` }));
	return Object.fromEntries(placed.map((field) => [field.name, field])) as Record<`${Place}.${Field}`, FieldFace>;
}
