console.log('halma');
