import { peopleStrings } from '@halma/locales/people';
import type { JSX } from 'solid-js';
import { NAME_PATTERN } from '../../../online/person-name.ts';
import { LabelledField } from './labelled-field.tsx';

/**
 * The field for an account name.
 *
 * @param props.showsRequirements whether the field states the requirements for a new name
 */
export function NameField(props: { readonly showsRequirements: boolean }): JSX.Element {
  return (
    <LabelledField
      label={peopleStrings().account.name}
      text={props.showsRequirements ? peopleStrings().account.nameText : undefined}
    >
      {(attributes) => (
        <input
          id={attributes.id}
          aria-describedby={attributes.describedBy}
          class="input"
          name="name"
          autocomplete="username"
          autocapitalize="off"
          spellcheck={false}
          required
          pattern={NAME_PATTERN}
        />
      )}
    </LabelledField>
  );
}
