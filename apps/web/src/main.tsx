import './style/index.css';
import { render } from 'solid-js/web';
import { Page } from './page/page.tsx';

render(() => <Page />, document.body);
