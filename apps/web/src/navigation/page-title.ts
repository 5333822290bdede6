import { type Accessor, createSignal } from 'solid-js';

const [title, setTitle] = createSignal('');

/** The title of the page, without the number of pending turns. */
export const pageTitle: Accessor<string> = title;

/** Sets the title of the page. */
export const setPageTitle: (title: string) => void = setTitle;
