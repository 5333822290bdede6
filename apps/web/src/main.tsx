import { render } from 'solid-js/web';

render(
  () => (
    <main>
      <h1>Halma</h1>
    </main>
  ),
  document.body,
);
